// The lab's comforts: undo and redo over the addresses of the boards, folding the bench, keeping one's place. Without it Back undoes.
(() => {
  "use strict";
  const KEY = "lab-boards"; // the boards of this tab, in the order in which they came to be
  const LAST = "lab-last"; // the boards of this browser, the last one first, for the lab's start page
  const MOST = 200;
  const MOST_LAST = 8;
  const kept = (store, key, otherwise) => { try { return JSON.parse(store.getItem(key)) || otherwise; } catch { return otherwise; } };
  const keep = (store, key, value) => { try { store.setItem(key, JSON.stringify(value)); } catch { /* then it is forgotten with the page */ } };
  const read = () => kept(sessionStorage, KEY, { list: [], at: -1 });
  const write = (past) => keep(sessionStorage, KEY, past);
  const boardOf = (href) => new URL(href, location.href).pathname;
  const lab = () => document.getElementById("lab");
  const bench = () => document.getElementById("bench");
  const pane = () => document.getElementById("pane");
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
    // What was worked on last, one entry for each board that was begun: the line of this tab moves on.
    const title = document.querySelector(".lab-head h1")?.textContent ?? "";
    const line = sessionStorage.getItem("lab-line") ?? String(Date.now());
    try { sessionStorage.setItem("lab-line", line); } catch { return; }
    const others = kept(localStorage, LAST, []).filter((one) => one.line !== line);
    if (past.list.length > 1 || others.length < 1) keep(localStorage, LAST, [{ line, href: here, title }, ...others].slice(0, MOST_LAST));
  };
  const show = (past) => {
    for (const button of document.querySelectorAll("[data-undo]")) button.disabled = past.at <= 0;
    for (const button of document.querySelectorAll("[data-redo]")) button.disabled = past.at >= past.list.length - 1;
    for (const one of document.querySelectorAll(".bench")) one.toggleAttribute("data-folded", folded);
    for (const button of document.querySelectorAll("[data-fold]")) button.setAttribute("aria-expanded", String(!folded));
  };
  const fetchLab = (there, target) => {
    if (!window.htmx) { location.href = there; return; }
    htmx.ajax("GET", there, { source: bench(), target, swap: "morph show:none" });
  };
  const turn = (by) => {
    if (busy) { next = () => turn(by); return; }
    const past = read();
    const there = past.list[past.at + by];
    if (!there) return;
    past.at += by;
    write(past);
    turning = true;
    fetchLab(there, "#lab");
  };

  // A button that leads out of the lab is sent as in any form: of a boosted form htmx asks the form alone.
  document.addEventListener("submit", (event) => { if (event.submitter?.getAttribute("hx-boost") === "false") event.stopPropagation(); }, true);

  // ---- one change after the other: who is quicker than the server is heard once it has answered

  let busy = false;
  let next = null; // how to do again, on the board that comes, what was asked for meanwhile
  const again = (elt, submitter) => {
    if (submitter?.name === "e") return () => [...document.querySelectorAll("#bench button[name=e]")].find((one) => one.value === submitter.value)?.click();
    if (elt.matches("form")) {
      const field = elt.querySelector("input[id], textarea[id], select[id]")?.id;
      return () => field && document.getElementById(field)?.form?.requestSubmit();
    }
    const text = elt.textContent;
    return () => [...document.querySelectorAll("#bench a")].find((one) => one.textContent === text)?.click();
  };
  const changes = (event) => ["lab", "bench"].includes(event.detail.target?.id);
  document.addEventListener("htmx:confirm", (event) => {
    if (!changes(event) || !event.detail.elt.closest("#bench")) return;
    if (busy) {
      event.preventDefault();
      const submitter = event.detail.triggeringEvent?.submitter;
      // The change of a field whose form is being sent already would only say the same again.
      if (!(event.detail.elt === sent)) next = again(event.detail.elt, submitter);
    }
  });
  let sent = null; // the form that is on its way
  let typing; // what stood in the field with the focus when something was sent
  document.addEventListener("htmx:beforeRequest", (event) => {
    if (!changes(event)) return;
    // Following a link inside the bench leaves the page where it is scrolled to.
    if (event.detail.pathInfo) event.detail.pathInfo.anchor = null;
    busy = true;
    typing = document.activeElement?.value;
    sent = event.detail.elt.matches("form") ? event.detail.elt : null;
  });
  for (const failed of ["htmx:sendError", "htmx:timeout", "htmx:swapError", "htmx:responseError"]) {
    document.addEventListener(failed, () => { busy = false; next = null; });
  }

  // ---- what was typed and not sent yet is there again when its field is

  const drafts = new Map();
  const nameOf = (field) => {
    const form = field.form;
    const query = form ? new URL(form.action).search : "";
    return [bench()?.dataset.pane, field.id, query, form?.querySelector("[name=scenario]")?.value ?? ""].join("\n");
  };
  const differs = (field) => field.type === "checkbox" ? field.checked !== field.defaultChecked
    : field.matches("select") ? [...field.options].some((one) => one.selected !== one.defaultSelected) && field.selectedIndex > 0
    : field.value !== field.defaultValue;
  const fields = () => [...(pane()?.querySelectorAll("input[id]:not([type=hidden]), textarea[id], select[id]") ?? [])].filter((field) => field.form && field.type !== "search");
  const gather = () => {
    for (const field of fields()) {
      if (field.form === sent || !differs(field)) drafts.delete(nameOf(field));
      else drafts.set(nameOf(field), field.value);
    }
  };
  const restore = () => {
    const refused = Boolean(pane()?.querySelector(".refusal"));
    for (const field of fields()) {
      const draft = drafts.get(nameOf(field));
      if (draft !== undefined && !differs(field)) field.value = draft;
    }
    return refused;
  };

  // ---- what changes is morphed into what is there: the focus, the caret, a word half typed, what is scrolled or folded open stay

  const stays = {
    // A menu that was opened stays open; what the server opens opens.
    beforeAttributeUpdated: (name, _element, kind) => !(name === "open" && kind === "remove"),
  };
  window.htmx?.defineExtension("morph", {
    isInlineSwap: (style) => style === "morph",
    handleSwap: (style, target, fragment) => style === "morph" && Idiomorph.morph(target, fragment.children, {
      ignoreActiveValue: document.activeElement?.value !== typing, // who has typed on since goes on typing
      callbacks: stays,
    }),
  });

  let folded = location.hash === "#changed"; // who changed a card on the table looks at the table
  let held = null; // what had the focus before the bench was changed
  let fresh = false; // a change has come that is not yet shown: htmx settles one more than once
  let put = false; // a card of one's own is on its way to the table
  let typed = []; // the fields of the form on its way: they are given back where it is refused

  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-undo]")) return turn(-1);
    if (event.target.closest("[data-redo]")) return turn(1);
    if (event.target.closest("[data-fold]")) { folded = !folded; return show(read()); }
    // Who taps a pane of a folded bench wants to see it.
    if (folded && event.target.closest(".bench-tabs a[data-pane]")) { folded = false; show(read()); }
    const at = event.target.closest("[data-line]");
    if (at) return jump(event, Number(at.dataset.line), Number(at.dataset.column), at.hash.slice(1));
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !window.htmx) return;
    const there = event.target.closest("#lab a[data-place], #lab .decision a[href]");
    if (!there) return;
    event.preventDefault();
    const change = there.matches("[data-place]") ? "#bench" : "#lab";
    if (change === "#bench" && folded) folded = false;
    fetchLab(there.getAttribute("href").split("#")[0], change);
  });
  // Who put another card in the place of one looks at the table, where the run goes another way.
  document.addEventListener("submit", (event) => {
    if (!event.target.querySelector('#bench [name="then"]')) return;
    folded = true;
    scrollTo({ top: 0, behavior: "instant" });
  });
  // Fields that hold at once: what is changed is sent when one leaves the field.
  document.addEventListener("change", (event) => {
    if (event.target.form?.matches("[data-at-once]")) event.target.form.requestSubmit();
  });
  // A place in the file, from the list of what is wrong with it.
  const jump = (event, line, column, field) => {
    const text = document.getElementById(field) || document.getElementById("file-text") || document.getElementById("bring-text");
    if (!text) return;
    event.preventDefault();
    const lines = text.value.split("\n");
    const from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + Math.max(0, column - 1);
    text.focus();
    text.setSelectionRange(from, Math.max(from, from - Math.max(0, column - 1) + (lines[line - 1] ?? "").length));
    text.scrollTop = Math.max(0, (line - 4) * parseFloat(getComputedStyle(text).lineHeight));
  };

  // ---- the search for a card: Enter puts the first one that answers what is typed

  let wanted = false;
  const first = () => {
    const q = document.getElementById("card-q");
    const found = document.querySelector("#found [data-q]");
    if (!q || !found || found.dataset.q !== q.value) return false;
    wanted = false;
    found.querySelector("button")?.click();
    return true;
  };
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("[data-first-of]") && event.key === "Enter" && !event.isComposing && window.htmx) {
      event.preventDefault();
      wanted = !first();
      if (wanted) htmx.trigger(event.target, "input");
      return;
    }
    if ((event.ctrlKey || event.metaKey) && event.key === "Enter" && event.target.matches("#bench textarea")) {
      event.preventDefault();
      event.target.form.requestSubmit();
      return;
    }
    if (event.altKey && !event.ctrlKey && !event.metaKey && /^Digit[1-9]$/.test(event.code)) {
      const tab = document.querySelectorAll(".bench-tabs a")[Number(event.code.slice(5)) - 1];
      if (tab) { event.preventDefault(); tab.click(); }
      return;
    }
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.target.matches("input, textarea, select")) return;
    const key = event.key.toLowerCase();
    if (key === "z" || key === "y") {
      event.preventDefault();
      turn(key === "y" || event.shiftKey ? 1 : -1);
    }
  });
  document.addEventListener("htmx:afterSwap", (event) => { if (event.target.id === "found" && wanted) first(); });

  // Only the pane is scrolled: the page stays where it is.
  const showInPane = (there) => {
    const [box, frame] = [there.getBoundingClientRect(), pane().getBoundingClientRect()];
    if (box.top < frame.top || box.bottom > frame.bottom) pane().scrollTop += box.top - frame.top - 12;
  };

  // ---- the bench has changed: what had the focus may be another thing now, or gone

  document.addEventListener("htmx:beforeSwap", (event) => {
    if (!changes(event) || bench()?.matches("[aria-busy]")) return;
    const focus = document.activeElement;
    held = focus?.closest("#bench") ? { id: focus.id, value: focus.value, pane: bench().dataset.pane } : null;
    typed = sent ? fields().filter((field) => field.form === sent).map((field) => [field.id, field.value]) : [];
    fresh = true;
    put = Boolean(sent?.matches(".own-form") && sent.elements["e.into"]?.value);
    gather();
  });
  document.addEventListener("htmx:afterSettle", (event) => {
    if (!lab() || ![event.target.id, event.detail.target?.id].some((id) => id === "lab" || id === "bench")) return;
    if (bench().matches("[aria-busy]")) return; // the bench follows by itself
    busy = false;
    sent = null;
    if (restore()) {
      for (const [id, value] of typed) {
        const field = document.getElementById(id);
        if (field && field.type !== "checkbox") field.value = value;
      }
    } else if (put) { // who kept a card sees it on the table
      folded = true;
      scrollTo({ top: 0, behavior: "instant" });
    }
    put = false;
    note();
    const same = held && held.pane === bench().dataset.pane;
    if (fresh && !same) pane().scrollTop = 0;
    const anchor = document.getElementById("picked") || document.getElementById("finder") || pane().querySelector("form:has([autofocus])");
    const wants = pane().querySelector("[autofocus]");
    const on = document.activeElement;
    if (fresh && anchor && (!same || wants)) showInPane(anchor);
    fresh = false;
    if (wants && !on?.closest("#bench input, #bench textarea")) wants.focus({ preventScroll: true });
    else if (held && !(on?.closest("#bench") && on.id === held.id && (on.id || on.value === held.value))) {
      const there = held.id && document.getElementById(held.id)
        || [...pane().querySelectorAll("button[name=e]")].find((button) => button.value === held.value);
      (there || pane()).focus({ preventScroll: true });
    }
    held = null;
    const waiting = next;
    next = null;
    if (waiting) waiting();
  });
  document.addEventListener("htmx:historyRestore", note);
  if (lab()) note();

  // ---- the start page: the boards that were worked on last

  const recent = document.getElementById("recent");
  if (recent) {
    const list = recent.querySelector("ul");
    for (const one of kept(localStorage, LAST, [])) {
      if (typeof one.href !== "string" || !one.href.startsWith("/lab/")) continue;
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = one.href;
      link.textContent = one.title || one.href;
      item.append(link);
      list.append(item);
    }
    recent.hidden = !list.children.length;
  }
})();
