// The text editor: a place that is wrong is jumped to.
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
})();
