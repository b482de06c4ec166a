// "Why?" opens beside the table, in a dialog that goes on from answer to answer. Without JavaScript each answer is a page.
(() => {
  "use strict";
  const box = () => document.getElementById("why-dialog");

  const ask = (there) => htmx.ajax("GET", there.href, { target: "#why-text", swap: "innerHTML" }).then(() => {
    if (!box().open) box().showModal();
    document.getElementById("why-text").focus(); // to be read at once; in an open dialog the link that was followed is gone
    box().scrollTop = 0;
  });

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
