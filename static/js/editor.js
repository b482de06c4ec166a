// The text editor: a place that is wrong is jumped to, and what is typed is saved before the page goes.
(() => {
  const area = document.querySelector("[data-file-text]");
  if (!area) return;
  document.addEventListener("click", (event) => {
    const place = event.target.closest("[data-line]");
    if (!place) return;
    event.preventDefault();
    const lines = area.value.split("\n");
    const at = lines.slice(0, place.dataset.line - 1).reduce((sum, line) => sum + line.length + 1, 0) + Math.max(0, place.dataset.column - 1);
    area.focus();
    area.setSelectionRange(at, at);
    area.scrollTop = (area.scrollHeight * (place.dataset.line - 4)) / lines.length;
  });
  let saved = area.value;
  document.addEventListener("htmx:afterSwap", () => { if (document.querySelector("#checked [data-saved]")) saved = area.value; });
  document.addEventListener("htmx:after:swap", () => { if (document.querySelector("#checked [data-saved]")) saved = area.value; });
  addEventListener("pagehide", () => {
    if (area.value === saved) return;
    navigator.sendBeacon(area.form.action, new URLSearchParams(new FormData(area.form)));
  });
  area.addEventListener("keydown", (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === "s") { event.preventDefault(); area.form.requestSubmit(); }
  });
})();
