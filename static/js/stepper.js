// Stepping by click, keyboard, swipe and by itself. Every step is a link on the page; htmx fetches its fragment.
(() => {
  "use strict";
  const PAUSES = { 1: 2400, 2: 1300, 3: 600 };
  const RATES = { 1: "½×", 2: "1×", 3: "2×" };
  let speed = 2;
  let timer = 0;
  let playing = false;
  let aim = null; // the address that is wanted: who presses faster than the server answers still gets on
  let fetching = false;
  let far = null; // the link outside the step that was followed, or the button of a step that may lie out of sight
  let held = false; // the step that is exchanged has the focus

  const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  const stepper = () => document.querySelector("[data-stepper]");
  const moment = () => document.getElementById("moment");
  const stepOf = (href) => Number(/step=(\d+)/.exec(href)?.[1] ?? 0);
  const at = () => aim === null ? Number(moment().dataset.step) : stepOf(aim);
  const last = () => Number(moment().dataset.last);

  // ---- going to a step

  // Steps that were fetched, the next ones before they are asked for: going on waits for nothing, and goes on without a connection.
  // A frame shows a moment of another page: whoever does not step there has fetched one step for nothing, not three.
  const AHEAD = window.top === window ? 3 : 1, KEPT = 120;
  const known = new Map();
  const whole = (href) => new URL(href, location.href).href;
  const load = (href) => {
    const there = whole(href);
    if (!known.has(there)) {
      if (known.size >= KEPT) known.delete(known.keys().next().value);
      const asked = fetch(there, { headers: { "HX-Request": "true", "HX-Target": "moment" } })
        .then((answer) => answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status))));
      asked.catch(() => known.delete(there));
      known.set(there, asked);
    }
    return known.get(there);
  };
  const ahead = () => {
    if (navigator.connection?.saveData || !navigator.onLine || !moment()?.dataset.step) return;
    if (document.querySelector(".under")) return; // under a proposal it is kept which steps a reviewer opened
    const stemHere = () => whole(stepper()?.dataset.stem ?? "");
    const stem = stemHere(); // the address may be another board's by the time the second of them is asked for
    let chain = Promise.resolve(); // one after the other, the nearest first
    for (let n = at() + 1; n <= Math.min(last(), at() + AHEAD); n += 1) chain = chain.then(() => stem === stemHere() && load(stem + n));
    chain.catch(() => {});
  };
  const away = (off) => {
    const note = document.getElementById("offline");
    if (note) note.hidden = !off;
  };
  addEventListener("online", () => { away(false); ahead(); });

  const fetchStep = (href) => {
    aim = href;
    if (fetching) return;
    fetching = true;
    load(href).then((text) => {
      const there = whole(href), target = moment();
      if (!target) return void (fetching = false);
      if (!history.state?.htmx) history.replaceState({ htmx: true }, ""); // so that going back is htmx's, here too
      if (playing) history.replaceState({ htmx: true }, "", there);
      else history.pushState({ htmx: true }, "", there);
      held = Boolean(document.activeElement?.closest("#moment, .ruling-head"));
      away(false);
      htmx.swap(target, text, { swapStyle: "outerHTML", swapDelay: 0, settleDelay: 20, transition: true }, { contextElement: stepper(), eventInfo: { target } });
    }, (error) => {
      aim = null;
      fetching = false;
      stop();
      if (Number(error.message)) location.assign(href); // the page of that address says what is wrong with it
      else away(true);
    });
  };
  const arrived = () => {
    const wanted = aim;
    fetching = false;
    aim = null;
    if (wanted !== null && moment()?.dataset.step && stepOf(wanted) !== Number(moment().dataset.step)) fetchStep(wanted);
  };
  const goTo = (n) => {
    if (n < 0 || n > last() || n === at()) return false;
    fetchStep(stepper().dataset.stem + n);
    return true;
  };
  const follow = (id) => {
    const there = document.querySelector(`#${id}[href]`);
    if (there) fetchStep(there.getAttribute("href"));
  };
  const KEYS = {
    ArrowLeft: () => goTo(at() - 1),
    ArrowRight: () => goTo(at() + 1),
    Home: () => goTo(0),
    End: () => goTo(last()),
    "Shift+ArrowRight": () => follow("c-over"),
    "Shift+ArrowDown": () => follow("c-into"),
    "Shift+ArrowUp": () => follow("c-out"),
  };

  // ---- playing by itself

  const show = () => {
    const button = document.querySelector("[data-play]");
    if (button && button.getAttribute("aria-pressed") !== String(playing)) button.setAttribute("aria-pressed", String(playing));
    const rate = document.querySelector("[data-speed] b");
    if (rate && rate.textContent !== RATES[speed]) rate.textContent = RATES[speed]; // to write what stands there has the browser look at the whole page
  };
  const stop = () => {
    playing = false;
    clearTimeout(timer);
    show();
  };
  const tick = () => {
    clearTimeout(timer);
    if (playing) timer = setTimeout(() => { if (!goTo(at() + 1) && !(location.hash === "#play" && goTo(0))) stop(); }, PAUSES[speed]);
  };
  const play = () => {
    if (playing) return stop();
    playing = true;
    show();
    if (!goTo(at() + 1)) goTo(0);
    tick();
  };
  const setSpeed = (n) => {
    speed = n;
    show();
    tick();
  };

  // ---- what else on the page belongs to the step

  // The log is sent once with the page; a step only moves its mark.
  const mark = () => {
    const list = document.querySelector(".timeline");
    const line = list && list.children[Number(moment()?.dataset.step)];
    if (!line) return;
    for (const old of list.querySelectorAll("[aria-current]")) if (old !== line) old.removeAttribute("aria-current");
    line.setAttribute("aria-current", "step");
    const top = line.offsetTop - list.clientHeight / 2 + line.clientHeight / 2;
    list.scrollTo({ top, behavior: calm() ? "auto" : "smooth" });
    for (const lang of document.querySelectorAll("a.lang")) {
      const there = new URL(location.href);
      there.searchParams.set("step", moment().dataset.step);
      there.searchParams.set("lang", lang.lang);
      lang.href = there.search;
    }
    sameMoment();
    for (const link of document.querySelectorAll("a[data-here]")) {
      const there = new URL(link.href);
      there.searchParams.set("step", moment().dataset.step);
      link.href = there.href;
    }
  };
  // What leads to another run of this board says which moment it leaves; the same one opens there (rulings/board/standing.py).
  const sameMoment = () => {
    const run = new URLSearchParams(location.search);
    for (const name of ["step", "view", "lang", "pane"]) run.delete(name);
    const stood = [["step", moment().dataset.step], ["stood", String(run)]];
    for (const link of document.querySelectorAll(".at-step a[data-same-moment]")) {
      const there = new URL(link.href);
      for (const [name, value] of stood) there.searchParams.set(name, value);
      link.href = there.href;
    }
    for (const form of document.querySelectorAll(".at-step form[data-same-moment]")) for (const [name, value] of stood) {
      const field = form.elements[name] || Object.assign(document.createElement("input"), { type: "hidden", name });
      field.value = value;
      form.append(field);
    }
  };
  // A line from what acts to each thing it acts on, over the table. The outlines of the cards say the same without it.
  const SVG = "http://www.w3.org/2000/svg";
  const draw = (kind, attributes, into) => {
    const made = document.createElementNS(SVG, kind);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    into.append(made);
  };
  const arrows = () => {
    for (const felt of document.querySelectorAll(".felt")) {
      felt.querySelector(".acts")?.remove();
      const origin = felt.getBoundingClientRect();
      const boxes = (role) => [...felt.querySelectorAll(`:is(.card, .leader)[data-mark="${role}"]`)]
        .map((one) => (one.querySelector(".life") || one).getBoundingClientRect()).filter((box) => box.width && box.height);
      const [from] = boxes("subject");
      const to = from ? boxes("target") : [];
      if (!to.length) continue;
      const over = document.createElementNS(SVG, "svg");
      over.setAttribute("class", "acts");
      over.setAttribute("aria-hidden", "true");
      for (const box of to) {
        const x1 = from.x + from.width / 2 - origin.x, y1 = from.y + from.height / 2 - origin.y;
        const mx = box.x + box.width / 2 - origin.x, my = box.y + box.height / 2 - origin.y;
        const long = Math.hypot(mx - x1, my - y1);
        if (long < 12) continue;
        const ux = (mx - x1) / long, uy = (my - y1) / long;
        const edge = (one) => Math.min(one.width / 2 / Math.max(Math.abs(ux), .001), one.height / 2 / Math.max(Math.abs(uy), .001));
        const start = Math.min(edge(from) * .8, long * .4), end = Math.max(long - edge(box) * .8, start + 8);
        const sx = x1 + ux * start, sy = y1 + uy * start, ex = x1 + ux * end, ey = y1 + uy * end;
        const bend = Math.min(26, (end - start) * .18);
        const line = `M${sx} ${sy}Q${(sx + ex) / 2 - uy * bend} ${(sy + ey) / 2 + ux * bend} ${ex - ux * 7} ${ey - uy * 7}`;
        draw("path", { class: "under", d: line }, over);
        draw("path", { d: line }, over);
        draw("path", { class: "head", d: `M${ex + ux * 4} ${ey + uy * 4}L${ex - ux * 11 - uy * 8} ${ey - uy * 11 + ux * 8}L${ex - ux * 11 + uy * 8} ${ey - uy * 11 - ux * 8}Z` }, over);
      }
      felt.append(over);
    }
  };
  addEventListener("resize", arrows);

  const announce = () => {
    const place = document.querySelector(".scrub output");
    const ear = document.getElementById("announce");
    // Two runs side by side often say the same: once is enough.
    const said = new Set([...document.querySelectorAll("#moment :is(.standing, .now .kind, .now .now-text)")].map((one) => one.textContent.trim()));
    if (said.size && ear) ear.textContent = `${place ? place.textContent : ""}: ${[...said].join(" ")}`;
  };
  // Who steps wants the table: the ruling becomes one line above the stage.
  const fold = () => {
    if (document.querySelector(".stage")) document.querySelector(".ruling")?.classList.add("at-step");
    for (const tab of document.querySelectorAll(".at-step .tabs > a:not([href*='step='])")) tab.href = tab.href.replace("#", "&step=0#");
  };
  // The stage fills the screen; who steps from elsewhere on the page sees it again. While it plays by itself the reader may read on.
  const toStage = () => {
    const there = document.querySelector(".at-step .stage");
    if (!there?.querySelector(".now") || playing) return Boolean(there);
    const { top } = there.querySelector(".now").getBoundingClientRect();
    const { bottom } = there.querySelector(".controls").getBoundingClientRect();
    if (top < 0 || bottom > innerHeight + 1) scrollTo({ top: 0, behavior: "instant" });
    return true;
  };
  // On a phone the log lies below the table, the answer above it, the buttons of the steps over both: what was tapped shows its step.
  const reveal = () => {
    if (toStage()) return;
    const now = far && document.querySelector(".now");
    const table = far?.matches("[data-far]");
    const stepped = far?.closest("#controls");
    far = null;
    if (!now) return;
    const { top, bottom } = now.getBoundingClientRect();
    const low = table ? document.querySelector(".felt").getBoundingClientRect().bottom > innerHeight : top > innerHeight * (stepped ? .5 : 1);
    if (bottom < 0 || low) now.scrollIntoView({ block: "start" });
  };
  // What had the focus may not be in the next step: then the step itself takes it, so that the next key goes on from there.
  const refocus = () => {
    const on = document.activeElement;
    if (!held || (on && on !== document.body && on.checkVisibility())) return;
    (document.querySelector("#moment > [tabindex]") || document.getElementById("c-next"))?.focus({ preventScroll: true });
  };

  document.addEventListener("htmx:afterSettle", (event) => {
    const swapped = [event.target.id, event.detail.target?.id];
    if (!swapped.includes("moment") && !(swapped.includes("lab") && moment())) return;
    refocus();
    arrived();
    mark();
    announce();
    reveal();
    arrows();
    show();
    tick();
    ahead();
  });
  document.addEventListener("htmx:afterSwap", (event) => { if (event.detail.target?.id === "moment") fold(); });
  document.addEventListener("htmx:swapError", () => { aim = null; fetching = false; stop(); });
  document.addEventListener("htmx:historyRestore", () => { aim = null; fetching = false; stop(); mark(); arrows(); });

  // A quick reader starts a step before the cards have come to rest: the browser then drops the old glide and reports it as an error.
  if (document.startViewTransition) {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const glide = start(update);
      for (const end of [glide.ready, glide.finished]) end.catch(() => {});
      return glide;
    };
  }
  document.addEventListener("htmx:beforeTransition", (event) => { if (calm()) event.preventDefault(); });

  // ---- what people do

  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !moment()?.dataset.step) return;
    const on = event.target;
    if (document.querySelector("dialog[open]") || on.matches("input, select, textarea") || on.isContentEditable) return;
    const move = KEYS[(event.shiftKey ? "Shift+" : "") + event.key];
    if (move) {
      event.preventDefault();
      stop();
      move();
    } else if (event.key === "?") {
      event.preventDefault();
      document.getElementById("keys").showModal();
    } else if (!document.querySelector("[data-play]")) {
      return;
    } else if (event.key === " " && !on.closest("button, summary, a")) {
      event.preventDefault();
      play();
    } else if (PAUSES[event.key]) {
      setSpeed(Number(event.key));
    }
  });

  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const on = event.target;
    if (on.closest("[data-play]")) {
      far = on;
      return play();
    }
    if (on.closest("[data-speed]")) return setSpeed(speed % 3 + 1);
    if (on.closest("[data-help]")) return document.getElementById("keys").showModal();
    if (playing) stop();
    const there = on.closest("a[data-step-link][href]");
    if (!there || !window.htmx) return;
    event.preventDefault();
    far = there.matches(".go, [data-far]") || there.closest("#controls") ? there : null;
    if (there.id === "c-next") goTo(at() + 1);
    else if (there.id === "c-back") goTo(at() - 1);
    else fetchStep(there.getAttribute("href").split("#")[0]);
  });
  document.addEventListener("submit", (event) => {
    if (!event.target.matches(".scrub") || !window.htmx) return;
    event.preventDefault();
    fetchStep(stepper().dataset.stem + event.target.elements.step.value);
  });
  document.addEventListener("change", (event) => {
    if (event.target.id === "c-scrub") event.target.form.requestSubmit();
  });
  document.addEventListener("input", (event) => {
    if (event.target.id === "c-scrub") document.querySelector(".scrub output b").textContent = event.target.value;
  });

  // A menu or a slip that lies open over the table closes when something else is meant.
  const close = (except) => {
    for (const open of document.querySelectorAll(".stage .slip-all[open], .at-step .menu[open]")) {
      const sheet = open.closest(".slip, .ruling-head");
      if (!except || !sheet.contains(except)) open.open = false;
    }
  };
  document.addEventListener("click", (event) => close(event.target));
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") close(null); });

  const SWIPED = ".stage :is(.felt, .now, .agenda), .felt, .now";
  let touched = null;
  document.addEventListener("touchstart", (event) => {
    const on = event.target;
    touched = event.touches.length === 1 && on.closest(SWIPED) && !on.closest(".slips, .slip-more") ? event.touches[0] : null;
  }, { passive: true });
  document.addEventListener("touchend", (event) => {
    if (!touched) return;
    const end = event.changedTouches[0];
    const across = end.clientX - touched.clientX;
    if (Math.abs(across) > 48 && Math.abs(across) > 2 * Math.abs(end.clientY - touched.clientY)) {
      stop();
      goTo(at() + (across < 0 ? 1 : -1));
    }
    touched = null;
  }, { passive: true });

  // What is near is fetched when a step is first asked for or the page has come to rest: the page itself comes first.
  const begin = () => {
    mark();
    arrows();
    addEventListener("load", () => setTimeout(ahead, 400));
    // In a frame that is to play by itself it begins anew at its end, until somebody steps.
    if (location.hash === "#play" && !calm() && moment()?.dataset.step) {
      speed = 1;
      play();
    }
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
  else begin();
})();
