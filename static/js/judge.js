// One key goes to the row in which two runs first differ; everything else is the stepper's.
(() => {
  "use strict";
  document.addEventListener("keydown", (event) => {
    if (event.key !== "d" || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
    const there = document.getElementById("c-parting");
    if (!there) return;
    event.preventDefault();
    there.click();
  });
})();
