// The lab's comforts: undo and redo over the addresses of the boards, folding the bench, keeping one's place. Without it Back undoes.
(() => {
  "use strict";
  const KEY = "lab-boards"; // the boards of this tab, in the order in which they came to be
  const MOST = 200;
  const read = () => {
    try { return JSON.parse(sessionStorage.getItem(KEY)) || { list: [], at: -1 }; } catch { return { list: [], at: -1 }; }
  };
  const write = (past) => { try { sessionStorage.setItem(KEY, JSON.stringify(past)); } catch { /* then there is nothing to undo */ } };
  const boardOf = (href) => new URL(href, location.href).pathname;
  let turning = false; // an undo or redo is on its way

  const note = () => {
    const past = read();
    const here = location.pathname + location.search;
    const known = past.list[past.at];
    if (known && boardOf(known) === location.pathname) past.list[past.at] = here;
    else if (!turning) {
      // Back and Forward of the browser lead to boards that are known, too.
      const there = past.list.findIndex((href) => boardOf(href) === location.pathname);
      if (there >= 0 && Math.abs(there - past.at) === 1) past.at = there;
      else {
        past.list = [...past.list.slice(0, past.at + 1), here].slice(-MOST);
        past.at = past.list.length - 1;
      }
    }
    turning = false;
    write(past);
    show(past);
  };
  const show = (past) => {
    for (const button of document.querySelectorAll("[data-undo]")) button.disabled = past.at <= 0;
    for (const button of document.querySelectorAll("[data-redo]")) button.disabled = past.at >= past.list.length - 1;
    for (const bench of document.querySelectorAll(".bench")) bench.toggleAttribute("data-folded", folded);
    for (const button of document.querySelectorAll("[data-fold]")) button.setAttribute("aria-expanded", String(!folded));
  };
  const turn = (by) => {
    const past = read();
    const there = past.list[past.at + by];
    if (!there) return;
    past.at += by;
    write(past);
    turning = true;
    if (!window.htmx) { location.href = there; return; }
    htmx.ajax("GET", there, { source: document.getElementById("bench"), target: "#lab", swap: "outerHTML show:none" });
  };

  let folded = false;
  let scrolled = 0;
  let held = null; // what had the focus before the bench was exchanged

  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-undo]")) turn(-1);
    else if (event.target.closest("[data-redo]")) turn(1);
    else if (event.target.closest("[data-fold]")) { folded = !folded; show(read()); }
  });
  document.addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.target.matches("input, textarea, select")) return;
    const key = event.key.toLowerCase();
    if (key === "z" || key === "y") {
      event.preventDefault();
      turn(key === "y" || event.shiftKey ? 1 : -1);
    }
  });
  document.addEventListener("htmx:beforeSwap", (event) => {
    if (!["lab", "bench"].includes(event.detail.target?.id)) return;
    scrolled = document.getElementById("pane")?.scrollTop ?? 0;
    const focus = document.activeElement;
    held = focus?.closest("#bench") ? { id: focus.id, value: focus.value, pane: document.querySelector(".bench-tabs [aria-current]")?.textContent } : null;
  });
  document.addEventListener("htmx:afterSettle", (event) => {
    if (!document.getElementById("lab") || ![event.target.id, event.detail.target?.id].some((id) => id === "lab" || id === "bench")) return;
    note();
    const pane = document.getElementById("pane");
    const same = held && held.pane === document.querySelector(".bench-tabs [aria-current]")?.textContent;
    if (same) pane.scrollTop = scrolled;
    const anchor = document.getElementById("picked") || document.getElementById("finder");
    if (anchor && !same) anchor.scrollIntoView({ block: "nearest" });
    if (held && !document.activeElement?.closest("#bench")) {
      const again = held.id && document.getElementById(held.id)
        || [...pane.querySelectorAll("button[name=e]")].find((button) => button.value === held.value);
      (again || pane).focus({ preventScroll: true });
    }
    held = null;
  });
  document.addEventListener("htmx:historyRestore", note);
  if (document.getElementById("lab")) note();
})();
