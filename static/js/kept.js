// What is typed into a form (data-keep names it) stays in this browser until it was sent and taken: over a dead connection, a page that is left,
// a refusal, a login that is over. When the form is opened again it stands there again, and the form says so. It is kept for who is logged in:
// somebody else at the same machine does not see it, and site.js takes it away when he logs out.
(() => {
  "use strict";
  const DAYS = 30, SOON = 5000, PREFIX = "kept ", UNKEPT = ["hidden", "file", "password", "submit", "button", "radio", "checkbox"];
  const stored = (work) => { try { return work(localStorage); } catch { return null; } }; // not allowed, or full
  const read = (key) => stored((here) => JSON.parse(here.getItem(key)));
  const who = document.querySelector("meta[name=who]")?.content;
  const REFUSED = "main [role=alert], main.page--error, form[action*='/login/']"; // what was sent came to nothing, or only to where one logs in
  const refused = Boolean(document.querySelector(REFUSED));
  const fields = (form) => [...form.elements].filter((field) => field.name && !UNKEPT.includes(field.type));
  const usual = (field) => (field.options ? ([...field.options].find((one) => one.defaultSelected) || field.options[0])?.value : field.defaultValue);
  const typed = (form) => fields(form).filter((field) => field.value.trim() && (refused || field.value !== usual(field)));

  // What was sent is let go once the page that answers it is there and refuses nothing: one that was come to from a form of this site just now.
  const come = performance.getEntriesByType("navigation")[0]?.type === "navigate" && document.referrer.startsWith(location.origin);
  for (const key of stored((here) => Object.keys(here)) || []) {
    if (!key.startsWith(PREFIX)) continue;
    const one = read(key), answered = one?.sent && come && Math.abs(performance.timeOrigin - one.sent) < SOON && !refused;
    if (!one || answered || Date.now() - one.at > DAYS * 86_400_000) stored((here) => here.removeItem(key));
    else if (one.sent && refused) stored((here) => here.setItem(key, JSON.stringify({ ...one, sent: 0 })));
  }
  for (const form of document.querySelectorAll("form[data-keep]")) {
    const nobodys = PREFIX + form.dataset.keep, key = who ? `${PREFIX}@${who} ${form.dataset.keep}` : nobodys; // typed before one logged in
    const kept = (read(key) || read(nobodys))?.values || {};
    const keep = (more) => {
      if (key !== nobodys) stored((here) => here.removeItem(nobodys));
      const values = Object.fromEntries(typed(form).map((field) => [field.name, field.value]));
      stored((here) => (Object.keys(values).length ? here.setItem(key, JSON.stringify({ values, at: Date.now(), ...more })) : here.removeItem(key)));
    };
    const lost = refused ? [] : fields(form).filter((field) => field.name in kept && field.value !== kept[field.name]);
    for (const field of lost) field.value = kept[field.name];
    if (lost.length) {
      const note = document.createElement("p");
      note.className = "note wide";
      note.setAttribute("role", "status");
      note.textContent = form.dataset.keptSaid;
      form.prepend(note);
      const closed = form.closest("details");
      if (closed) closed.open = true;
    }
    if (refused) keep();
    form.addEventListener("input", () => keep());
    form.addEventListener("submit", () => keep({ sent: performance.timeOrigin + performance.now() }));
  }
})();
