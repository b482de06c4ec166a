// Digits answer, Enter goes on; what was answered is counted in this browser. Without it every answer is an ordinary link.
(() => {
  "use strict";
  const NAME = "practice";
  const MOST = 1000;
  const read = () => {
    try { return JSON.parse(localStorage.getItem(NAME)) || {}; } catch { return {}; }
  };
  const write = (kept) => {
    try { localStorage.setItem(NAME, JSON.stringify(kept)); } catch { /* not kept */ }
  };

  // The first answer to a question counts; reading an answer again, or one that somebody shared, changes nothing.
  const note = (result) => {
    const kept = read();
    const name = result.dataset.name;
    if (!name || name in kept || Object.keys(kept).length >= MOST) return;
    kept[name] = result.dataset.good === "yes" ? 1 : 0;
    write(kept);
  };
  const show = () => {
    const box = document.querySelector("[data-kept]");
    if (!box) return;
    const all = Object.values(read());
    box.hidden = !all.length;
    box.querySelector("[data-kept-right]").textContent = String(all.filter((one) => one === 1).length);
    box.querySelector("[data-kept-of]").textContent = String(all.length);
  };

  const result = document.getElementById("result");
  if (result) {
    note(result);
    result.focus({ preventScroll: true });
  }
  show();

  document.addEventListener("click", (event) => {
    if (!event.target.closest("[data-forget]")) return;
    write({});
    show();
  });
  document.addEventListener("keydown", (event) => {
    const on = event.target;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (on.matches("input, select, textarea")) return;
    const there = /^[1-9]$/.test(event.key) ? document.querySelector(`[data-answer="${event.key}"]`)
      : event.key === "Enter" && !on.closest("a, button, summary") ? document.querySelector("[data-forward]") : null;
    if (!there) return;
    event.preventDefault();
    there.click();
  });
})();
