// In every page of the tests: what the server sent, and when the page shows it.
globalThis.watch = {
  sockets: [],
  heard: [],
  state: null,
  homeless: new Set(),
  unseen: new CSSStyleSheet(),

  hear(text) {
    const message = text ? JSON.parse(text) : {};
    this.heard.push(message);
    if (message.type !== "state") return;
    const old = this.state?.table === message.table && message.seq < this.state.seq;
    if (!old) this.state = message;
  },

  /** Does the page show the newest state on its board, with nothing under way? */
  settled() {
    const bar = document.querySelector("section.bar[data-seq]")?.dataset;
    const areas = ["board", "others"].every((area) => document.querySelector(`[data-area=${area}] > :not(h2, .wait)`));
    const laid = areas && document.querySelector("main > [aria-busy=false]");
    return laid && bar?.seq === String(this.state?.seq) && bar.busy === "false";
  },

  /** Resolves as soon as something holds. */
  until(holds, patience = 60_000) {
    const end = performance.now() + patience;
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = holds();
        if (found) return resolve(found);
        if (performance.now() < end) return setTimeout(look, 4);
        const { seq, step, waiting, asked, plan } = this.state ?? {};
        reject(new Error(`it did not happen: ${holds}; ${JSON.stringify({ seq, step, waiting, asked, plan })}`));
      };
      look();
    });
  },

  /** The newest state, once the page shows it and something holds for it. */
  async shown(holds = () => true) {
    await this.until(() => this.settled() && holds(this.state));
    return { ...this.state, view: null };
  },

  /** The reader is asked, or the game is over. */
  mine(state, past) {
    return state.over || (state.seq > past && (state.asked || (state.plan && !state.plan.ready)));
  },

  /** Where to click in the list for a move chosen by `dice` (0 to 1), once this reader is asked past `past`. */
  async inList(past, dice) {
    const state = await this.shown((now) => this.mine(now, past));
    if (state.over) return { over: true };
    this.lookForSpots(state);
    const options = state.asked?.options ?? [];
    const move = options[Math.floor(dice * options.length)]?.move;
    const index = state.plan ? state.plan.steps.length : -1;
    const line = `[role=option][data-index="${index}"][data-move="${move}"]`;
    const element = document.querySelector(move ? line : "section.bar .button.primary");
    element.scrollIntoView({ block: "nearest" });
    const box = element.getBoundingClientRect();
    return { over: false, seq: state.seq, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  },

  /** Everything that can be done has its spot on the board; the plain ways to decline are buttons. */
  lookForSpots(state) {
    for (const { target, move } of state.asked?.options ?? []) {
      const place = target === "done" ? `section.bar [data-move="${move}"]` : `[data-spot="${target}"].can`;
      const drawn = [...document.querySelectorAll(place)].some((element) => element.checkVisibility());
      if (!drawn) this.homeless.add(`${target} (${move}, ${state.asked?.question.say})`);
    }
  },
};

// Nobody looks at the pixels, and to draw them takes longer than all else. Only judge.js must see colors.
watch.unseen.replaceSync("html, dialog, [popover], ::backdrop { opacity: 0 !important }");
document.adoptedStyleSheets.push(watch.unseen);

globalThis.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    watch.sockets.push(this);
    this.addEventListener("message", (event) => watch.hear(event.data));
  }
};

const plainFetch = globalThis.fetch;
globalThis.fetch = async (...given) => {
  const answer = await plainFetch(...given);
  if (String(given[0]).includes("/events?")) watch.hear(await answer.clone().text());
  return answer;
};
