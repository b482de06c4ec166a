// Runs before the first paint, so that a chosen theme does not flash.
document.documentElement.dataset.js = "";
try {
  const chosen = localStorage.getItem("theme");
  if (chosen === "dark" || chosen === "light") document.documentElement.dataset.theme = chosen;
} catch { /* storage may be shut off: then the system's preference holds */ }
