// "Why?" opens beside the table, in a dialog that goes on from answer to answer. Without JavaScript each answer is a page.
(() => {
  "use strict";
  const box = () => document.getElementById("why-dialog");

  const ask = (there) => {
    const text = document.getElementById("why-text"), note = document.getElementById("offline");
    if (!box().open) text.replaceChildren();
    there.setAttribute("aria-busy", "true"); // it may take a moment: what was pressed says that it was
    return htmx.ajax("GET", there.href, { target: text, swap: "innerHTML" }).then(() => {
      if (note) note.hidden = true;
      if (!text.firstChild) return location.assign(there.href); // the page of that address says what is wrong with it
      if (!box().open) box().showModal();
      text.focus(); // to be read at once; in an open dialog the link that was followed is gone
      box().scrollTop = 0;
    }, () => { if (note) note.hidden = false; else location.assign(there.href); }).finally(() => there.removeAttribute("aria-busy"));
  };

  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const there = event.target.closest("a[data-why][href]");
    if (!there || !window.htmx || !box()?.showModal) return;
    event.preventDefault();
    ask(there);
  });

  // One key asks about the step that is shown.
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
    const there = document.querySelector("a[data-why-here][href]");
    if (event.key !== "w" || !there || document.querySelector("dialog[open]") || !window.htmx) return;
    event.preventDefault();
    ask(there);
  });
})();
