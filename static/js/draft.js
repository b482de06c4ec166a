// The text of a file is saved at each pause in typing, again and again until the site has it. Meanwhile this browser keeps it, also over the
// end of the page, and offers it when the file is opened again. It is checked and run as it is typed, whether it is saved by then or not.
(() => {
  "use strict";
  const form = document.getElementById("file-form"), area = document.querySelector("[data-file-text]"), state = document.getElementById("save-state");
  if (!form || !state) return; // it can only be read
  const PAUSE = 500, BREATH = 120, AGAIN = 5000, LONGEST = 30, PATIENCE = 20_000, DAYS = 30;
  const seen = document.getElementById("seen"), was = document.querySelector("[data-was]"), panel = document.getElementById("checked");
  const file = `draft @${document.querySelector("meta[name=who]").content} ${form.action} ${form.elements.path.value}`;
  let saved = was.value.replaceAll("\r\n", "\n"), saving = null, failed = false, tries = 0, timer = 0;

  // ---- what this browser keeps: one entry a page, for two may be open
  const mine = `${file} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  const kept = (work) => { try { return work(localStorage); } catch { return null; } }; // refused, or full
  const keep = () => kept((here) => here.setItem(mine, JSON.stringify({ text: area.value, was: was.value, seen: seen.value, at: Date.now() })));
  const drop = (key) => kept((here) => here.removeItem(key));
  function left() {
    return kept((here) => Object.keys(here).filter((key) => key.startsWith(`${file} `) && key !== mine).map((key) => {
      try { return { key, ...JSON.parse(here.getItem(key)) }; } catch { return { key }; }
    }).filter((one) => {
      const old = !one.text || one.text === saved || one.text === one.was || Date.now() - one.at > DAYS * 86_400_000;
      if (old) drop(one.key);
      return !old;
    }).sort((one, other) => other.at - one.at)) || [];
  }
  const note = document.querySelector("[data-kept-note]");
  let offered = null;
  function offer() {
    offered = left()[0];
    note.hidden = !offered;
    if (!offered) return;
    const when = new Date(offered.at).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
    note.querySelector("[data-kept-when]").textContent = form.dataset.saidKept.replace("WHEN", when);
  }
  note.querySelector("[data-kept-back]").addEventListener("click", () => {
    area.value = offered.text;
    was.value = offered.was; // from which it was written: what was saved since is put together with it
    seen.value = offered.seen;
    keep();
    drop(offered.key);
    offer();
    area.focus();
    save();
  });
  note.querySelector("[data-kept-drop]").addEventListener("click", () => { drop(offered.key); offer(); area.focus(); });

  // ---- saving
  const dirty = () => area.value !== saved;
  const later = (milliseconds) => { clearTimeout(timer); timer = setTimeout(save, milliseconds); };
  function say(words, wrong) {
    if (state.textContent !== words) state.textContent = words;
    state.classList.toggle("why-not", Boolean(wrong));
    failed = Boolean(wrong);
  }
  async function save(pressed) {
    clearTimeout(timer);
    if (saving) return saving;
    if (!dirty() && pressed !== true) return true;
    saving = send(pressed === true).finally(() => { saving = null; });
    const done = await saving;
    if (done && dirty()) later(PAUSE);
    return done;
  }
  async function send(pressed) {
    const body = new FormData(form);
    if (pressed) body.set("named", "1");
    const sent = area.value, was_seen = seen.value;
    let answer, told = null, page = "";
    try {
      answer = await fetch(form.action, { method: "POST", body, headers: { Accept: "application/json" }, signal: AbortSignal.timeout(PATIENCE) });
      if (answer.headers.get("Content-Type")?.startsWith("application/json")) told = await answer.json();
      else page = await answer.text();
    } catch {
      return again(form.dataset.saidLater);
    }
    if (answer.redirected) return again(form.dataset.saidOut); // to where one logs in
    if (answer.ok && told) {
      tries = 0;
      was.value = saved = sent;
      seen.value = told.seen;
      if (told.path) { // it is named by its title by now
        history.replaceState(history.state, "", told.address);
        document.querySelector("h1").textContent = told.path;
        document.querySelector("[data-called]").textContent = told.called;
        for (const field of document.querySelectorAll("form[action*='/editor/'] [name=path]")) field.value = told.path;
      }
      if (told.together !== null) {
        if (area.value === sent) show(told.together);
        else seen.value = was_seen; // what is typed by now is put together with it the next time
      }
      if (!dirty()) drop(mine);
      said = told.said;
      say(unchecked ? form.dataset.saidUnchecked : said);
      if (found_about !== area.value) check();
      return true;
    }
    const who = answer.status === 403 && !told ? await renewed() : "";
    if (who) return again(who === "out" ? form.dataset.saidOut : "");
    if ([403, 429].includes(answer.status) && !told || answer.status >= 500) return again(form.dataset.saidAgain, Number(answer.headers.get("Retry-After")));
    const why = told ? [told.heading, told.sentence] : [...new DOMParser().parseFromString(page, "text/html").querySelectorAll("h1, .lead")].map((one) => one.textContent);
    say([...why, form.dataset.saidRefused].join(" "), true); // as it is it will not be taken; the next word may change that
    return false;
  }
  function again(words, seconds = 0) {
    const wait = Math.max(seconds || 0, Math.min(2 ** tries, LONGEST));
    tries++;
    if (words) say(words.replace("SECONDS", wait), true);
    later(wait * 1000);
    return false;
  }
  // Who logged in anew since has another token for his forms: whether there is a "new" one, or he is "out".
  let token_of = "";
  async function renewed() {
    try {
      const page = await fetch(location.href, { signal: AbortSignal.timeout(PATIENCE) });
      const token = new DOMParser().parseFromString(await page.text(), "text/html").querySelector("#file-form [name=csrfmiddlewaretoken]");
      if (page.redirected) return "out";
      if (!token || token_of === token.value) return "";
      for (const field of document.querySelectorAll("[name=csrfmiddlewaretoken]")) field.value = token.value;
      token_of = token.value;
      return "new";
    } catch { return ""; }
  }
  // Another text in place of this one, the cursor staying where it is in what both have.
  function show(text) {
    const { start, end, put } = between(area.value, text);
    area.setRangeText(put, start, end, "preserve");
    was.value = saved = area.value;
  }
  // Where a text differs from another one: from where to where, and what stands there instead.
  function between(old, text) {
    let start = 0, end = 0;
    while (start < Math.min(old.length, text.length) && old[start] === text[start]) start++;
    while (end < Math.min(old.length, text.length) - start && old[old.length - 1 - end] === text[text.length - 1 - end]) end++;
    const low = /[\uDC00-\uDFFF]/; // no character is cut in two
    if (start && (low.test(old[start] || "") || low.test(text[start] || ""))) start--;
    if (end && low.test(old[old.length - end])) end--;
    return { start, end: old.length - end, put: text.slice(start, text.length - end) };
  }

  // ---- checking what is typed: once at a time, and then as it stands by then
  let found_about = null, shown = null, checking = false, asking = 0, rest = BREATH, not_before = 0, unchecked = false, said = "";
  const ask = (milliseconds) => { clearTimeout(asking); asking = setTimeout(check, milliseconds); };
  async function check() {
    clearTimeout(asking);
    if (checking) return;
    const text = area.value, begun = performance.now();
    if (begun < not_before) return ask(not_before - begun);
    checking = true;
    const answered = await found(text);
    checking = false;
    rest = Math.min(Math.max(BREATH, performance.now() - begun), 1000 * LONGEST); // a busy machine is asked less often
    if (!answered) ask(AGAIN);
    else if (area.value !== text) ask(rest);
    if (unchecked === answered) { unchecked = !answered; tell(); }
  }
  // What is found about a text, shown. False where it has to be asked for once more.
  async function found(text) {
    const body = new FormData(form);
    body.delete("was");
    try {
      const answer = await fetch(form.dataset.check, { method: "POST", body, headers: { Accept: "text/html" }, signal: AbortSignal.timeout(PATIENCE) });
      const page = await answer.text();
      not_before = performance.now() + 1000 * Number(answer.headers.get("Retry-After"));
      if (!answer.ok || answer.redirected) return answer.status < 500 && answer.status !== 429; // as it is it is not read, or saving says why
      if (shown !== page) panel.innerHTML = shown = page; // said again only where it is another
      if (area.value === text) panel.removeAttribute("aria-busy");
      found_about = text;
      return true;
    } catch { return false; }
  }
  function tell() {
    if (!failed && !dirty() && said) say(unchecked ? form.dataset.saidUnchecked : said);
  }

  // ---- when
  area.addEventListener("input", () => { panel.setAttribute("aria-busy", "true"); keep(); if (!tries) later(PAUSE); ask(rest); });
  addEventListener("online", () => { tries = 0; save(); });
  document.addEventListener("visibilitychange", () => { if (document.visibilityState === "hidden" || tries) { tries = 0; save(); } });
  form.addEventListener("submit", async (event) => {
    const then = event.submitter?.name === "then" || event.submitter?.hasAttribute("formaction"); // what comes once it is saved
    if (then && !dirty()) return;
    event.preventDefault();
    tries = 0;
    const done = await save(true);
    if (then && done) form.requestSubmit(event.submitter); // with what is saved by now
    else if (then) state.scrollIntoView({ block: "center" });
  });
  area.addEventListener("keydown", (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === "s") { event.preventDefault(); form.requestSubmit(); }
  });
  // Another form of this page writes in the same file: what is typed goes before it.
  for (const other of document.querySelectorAll("form[data-after-saving]")) {
    other.addEventListener("submit", async (event) => {
      if (!dirty()) return;
      event.preventDefault();
      if (await save()) other.requestSubmit(event.submitter);
      else state.scrollIntoView({ block: "center" });
    });
  }
  addEventListener("beforeunload", (event) => { if (failed && dirty()) event.preventDefault(); });
  addEventListener("pagehide", () => {
    if (!dirty()) return;
    const count = (text) => Array.from(text).length, old = saved, { start, end, put } = between(old, area.value);
    const rest = new FormData(form);
    for (const name of ["text", "was"]) rest.delete(name);
    const parts = { at: count(old.slice(0, start)), out: count(old.slice(start, end)), of: count(old), put };
    for (const [name, value] of Object.entries(parts)) rest.set(name, value);
    navigator.sendBeacon(form.action, rest);
  });
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); }); // what was saved meanwhile counts
  offer();
  if (dirty()) { keep(); later(PAUSE); check(); } // what the browser put back itself, or what came back refused
})();
