// The theme switch and the card dialog. Without JavaScript the system's preference holds and a card is an ordinary link.
(() => {
  "use strict";
  const root = document.documentElement;
  const dark = () => (root.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
  const showSwitch = () => {
    for (const button of document.querySelectorAll("[data-theme-switch]")) button.hidden = false;
  };

  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-theme-switch]")) {
      root.dataset.theme = dark() ? "light" : "dark";
      try { localStorage.setItem("theme", root.dataset.theme); } catch { /* remembered for this page only */ }
      return;
    }
    const dialog = event.target.closest("dialog");
    if (dialog && event.target === dialog) dialog.close();
    const card = event.target.closest("a.card:not([data-place]), a.card-name");
    if (!card || !window.htmx || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const box = document.getElementById("card-dialog");
    if (!box || !box.showModal) return;
    event.preventDefault();
    // A card of a table says first how it lies there: its figures, its signs, what was given to it.
    const now = document.getElementById("card-now");
    now.hidden = !card.closest(".felt");
    now.textContent = now.hidden ? "" : card.getAttribute("aria-label");
    // On the stage it can be changed: another board, on which the run goes on from there.
    const stage = card.closest("[data-change]"), step = stage?.querySelector("[data-step]");
    const change = document.getElementById("card-change");
    change.hidden = !(card.dataset.c && step);
    if (!change.hidden) change.firstElementChild.href = `${stage.dataset.change}${step.dataset.step}&thing=${card.dataset.c}`;
    htmx.ajax("GET", card.href, { target: "#card-text", swap: "innerHTML" }).then(() => {
      if (!box.open) box.showModal();
      box.scrollTop = 0;
    });
  });

  // What can be changed of a card takes the place of its text.
  document.addEventListener("click", (event) => {
    const change = event.target.closest("a[data-change-card]");
    if (!change || !window.htmx || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    htmx.ajax("GET", change.href, { target: "#card-text", swap: "innerHTML" }).then(() => {
      change.parentElement.hidden = true;
      change.closest("dialog").scrollTop = 0;
      document.querySelector("#card-text button")?.focus();
    });
  });

  // "/" goes to the search field of the page; what it finds lies below it until one leaves it.
  const results = () => document.getElementById("quick-results");
  document.addEventListener("keydown", (event) => {
    const box = results();
    if (event.key === "Escape" && box && !box.hidden) { box.hidden = true; return; }
    if (event.key !== "/" || event.metaKey || event.ctrlKey || event.altKey || event.target.closest("input, textarea, select, [contenteditable]")) return;
    const field = document.getElementById("quick-q") || document.getElementById("q");
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
  document.addEventListener("htmx:afterSwap", (event) => {
    if (event.target.id === "quick-results") event.target.hidden = !event.target.textContent.trim();
  });
  document.addEventListener("focusin", (event) => {
    const box = results();
    if (box && !event.target.closest("[data-quick-search]")) box.hidden = true;
  });
  document.addEventListener("pointerdown", (event) => {
    const box = results();
    if (box && !event.target.closest("[data-quick-search]")) box.hidden = true;
  });

  // What was typed and not sent is kept in the browser for who typed it (kept.js, draft.js). When he logs out it goes: others use the machine too.
  const here = document.querySelector("meta[name=who]")?.content;
  const of = (who) => Object.keys(localStorage).filter((key) => /^(kept|draft) /.test(key) && key.split(" ")[1] === `@${who}`);
  try {
    const gone = localStorage.getItem("leaving");
    if (gone) localStorage.removeItem("leaving");
    if (gone && gone !== here) for (const key of of(gone)) localStorage.removeItem(key);
    const leave = document.querySelector("form[data-leaves]");
    if (leave && here) {
      document.getElementById("unsent").hidden = !of(here).length;
      leave.addEventListener("submit", () => localStorage.setItem("leaving", here));
    }
  } catch { /* nothing is kept here */ }

  showSwitch();
  document.addEventListener("htmx:historyRestore", showSwitch);
})();
