// Copying and sending a link, and keeping the panel at the step that the table shows. Without JavaScript the links stand there to be taken.
(() => {
  "use strict";
  const mark = (button) => {
    const said = button.textContent;
    button.textContent = "✓";
    setTimeout(() => { button.textContent = said; }, 1500);
  };
  const copy = async (button) => {
    const field = document.getElementById(button.dataset.copy);
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      document.execCommand("copy"); // where the page is not served over https
    }
    mark(button);
  };
  const settle = () => {
    for (const button of document.querySelectorAll("[data-send]")) button.hidden = !navigator.share;
    const step = document.getElementById("moment")?.dataset.step;
    const panel = document.getElementById("share");
    if (!step || !panel) return;
    for (const field of panel.querySelectorAll("form [name=step]")) field.value = step;
    for (const field of panel.querySelectorAll("[data-at-step]")) field.value = field.value.replace(/\bstep=\d+/g, `step=${step}`);
  };

  document.addEventListener("click", (event) => {
    const copies = event.target.closest("[data-copy]");
    if (copies) copy(copies);
    const sends = event.target.closest("[data-send]");
    if (sends) navigator.share({ title: document.title, url: sends.dataset.send }).catch(() => {});
  });
  document.addEventListener("htmx:afterSettle", (event) => {
    const made = event.detail.target?.id === "share-made";
    if (!made && (event.target.id === "moment" || event.detail.target?.id === "moment")) {
      const old = document.getElementById("share-made");
      if (old) old.replaceChildren(); // it was the link to another step
    }
    settle();
  });
  document.addEventListener("htmx:historyRestore", settle);
  settle();
})();
