// Stepping by keyboard, by swipe and by itself. Everything here presses links that are on the page anyway.
(() => {
  "use strict";
  const SPEEDS = { 1: 2400, 2: 1300, 3: 600 };
  const NAMES = { 1: "½×", 2: "1×", 3: "2×" };
  let speed = 2;
  let timer = 0;
  let playing = false;
  const moment = () => document.getElementById("moment");
  const link = (name) => document.querySelector(`#controls a[data-key="${name}"][href]`);
  const press = (name) => {
    const there = link(name);
    if (there) there.click();
    return Boolean(there);
  };

  const show = () => {
    const button = document.querySelector("[data-play]");
    if (button) button.setAttribute("aria-pressed", String(playing));
    const rate = document.querySelector("[data-speed] b");
    if (rate) rate.textContent = NAMES[speed];
  };
  const stop = () => {
    playing = false;
    clearTimeout(timer);
    show();
  };
  const tick = () => {
    clearTimeout(timer);
    if (playing) timer = setTimeout(() => { if (!press("next")) stop(); }, SPEEDS[speed]);
  };
  const play = () => {
    if (playing) return stop();
    playing = true;
    show();
    if (!press("next")) press("first");
    tick();
  };

  // A quick reader starts a step before the cards have come to rest: the browser then drops the old glide and reports it as an error.
  if (document.startViewTransition) {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const glide = start(update);
      for (const end of [glide.ready, glide.finished]) end.catch(() => {});
      return glide;
    };
  }
  document.addEventListener("htmx:beforeTransition", (event) => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) event.preventDefault();
  });

  // The log is sent once with the page; a step only moves its mark.
  const follow = () => {
    const now = moment();
    const list = document.querySelector(".timeline");
    if (!now || !list || !now.dataset.step) return;
    for (const lang of document.querySelectorAll("a.lang")) {
      const there = new URL(location.href);
      there.searchParams.set("lang", lang.lang);
      lang.href = there.search;
    }
    const line = list.children[Number(now.dataset.step)];
    for (const old of list.querySelectorAll("[aria-current]")) if (old !== line) old.removeAttribute("aria-current");
    if (!line) return;
    line.setAttribute("aria-current", "step");
    const top = line.offsetTop - list.clientHeight / 2 + line.clientHeight / 2;
    list.scrollTo({ top, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
  };
  const announce = () => {
    const said = document.querySelector(".now-line");
    const place = document.querySelector(".scrub output");
    const ear = document.getElementById("announce");
    if (said && ear) ear.textContent = `${place ? place.textContent : ""}: ${said.textContent}`;
  };

  document.addEventListener("htmx:afterSettle", (event) => {
    if (event.target.id !== "moment" && event.detail.target?.id !== "moment") return;
    follow();
    announce();
    show();
    tick();
  });
  document.addEventListener("htmx:historyRestore", () => { stop(); follow(); });
  // While it plays, the steps share one entry of the history, so that one "back" leaves them.
  document.addEventListener("htmx:beforeHistoryUpdate", (event) => {
    if (playing && event.detail.history) event.detail.history.type = "replace";
  });

  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !moment()) return;
    if (document.querySelector("dialog[open]")) return;
    const at = event.target;
    if (at.matches("input, select, textarea") || at.isContentEditable) return;
    const key = event.key;
    if (key === " ") {
      if (at.closest("button, summary, a")) return;
      event.preventDefault();
      return play();
    }
    const keys = { ArrowLeft: "back", ArrowRight: event.shiftKey ? "over" : "next", Home: "first", End: "last" };
    if (event.shiftKey) Object.assign(keys, { ArrowDown: "into", ArrowUp: "out" });
    if (keys[key]) {
      event.preventDefault();
      stop();
      press(keys[key]);
    } else if (SPEEDS[key]) {
      speed = Number(key);
      show();
      tick();
    } else if (key === "?") {
      event.preventDefault();
      document.getElementById("keys").showModal();
    }
  });

  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-play]")) return play();
    if (event.target.closest("[data-speed]")) {
      speed = speed % 3 + 1;
      show();
      return tick();
    }
    if (event.target.closest("[data-help]")) return document.getElementById("keys").showModal();
    if (playing && event.isTrusted) stop();
  });
  document.addEventListener("change", (event) => {
    if (event.target.id === "c-scrub") event.target.form.requestSubmit();
  });
  document.addEventListener("input", (event) => {
    if (event.target.id === "c-scrub") document.querySelector(".scrub output b").textContent = event.target.value;
  });

  let start = null;
  document.addEventListener("touchstart", (event) => {
    start = event.touches.length === 1 && event.target.closest(".felt, .now") ? event.touches[0] : null;
  }, { passive: true });
  document.addEventListener("touchend", (event) => {
    if (!start) return;
    const end = event.changedTouches[0];
    const across = end.clientX - start.clientX;
    if (Math.abs(across) > 48 && Math.abs(across) > 2 * Math.abs(end.clientY - start.clientY)) {
      stop();
      press(across < 0 ? "next" : "back");
    }
    start = null;
  }, { passive: true });

  document.addEventListener("DOMContentLoaded", follow);
  if (document.readyState !== "loading") follow();
})();
