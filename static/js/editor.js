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
  const was = document.querySelector("[data-was]");
  let saved = area.value, sent = saved, seen = "";
  const keep = (text) => {
    saved = text;
    was.value = text;
    was.disabled = text.length > 20000; // both would be more than a form holds
  };
  document.addEventListener("htmx:beforeRequest", (event) => {
    if (event.target === area) { sent = area.value; seen = document.getElementById("seen").value; }
  });
  document.addEventListener("htmx:afterSettle", () => {
    if (!document.querySelector("#checked [data-saved]")) return;
    const together = document.querySelector("#checked [data-together]");
    keep(sent);
    if (!together) return;
    if (area.value === sent) show(together.value);
    else document.getElementById("seen").value = seen; // what is typed by now is put together with it the next time
    together.remove();
  });
  // Another text in place of this one, the cursor staying where it is in what both have.
  function show(text) {
    const old = area.value;
    let start = 0, end = 0;
    while (start < Math.min(old.length, text.length) && old[start] === text[start]) start++;
    while (end < Math.min(old.length, text.length) - start && old[old.length - 1 - end] === text[text.length - 1 - end]) end++;
    area.setRangeText(text.slice(start, text.length - end), start, old.length - end, "preserve");
    keep(area.value);
  }
  addEventListener("pagehide", () => {
    if (area.value === saved) return;
    navigator.sendBeacon(area.form.action, new URLSearchParams(new FormData(area.form)));
  });
  area.addEventListener("keydown", (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === "s") { event.preventDefault(); area.form.requestSubmit(); }
  });
})();
