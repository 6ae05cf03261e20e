// In every page of the tests: what the server sent, and when the page shows it.
globalThis.watch = {
  sockets: [],
  heard: [],
  state: null,
  homeless: new Set(),
  accidents: new Set(),
  nameless: new Set(),
  pressed: new Set(),
  decided: [],
  unseen: new CSSStyleSheet(),

  hear(text) {
    const message = text ? JSON.parse(text) : {};
    this.heard.push(message);
    if (message.type !== "state") return;
    const old = this.state?.table === message.table && message.seq < this.state.seq;
    if (!old) this.state = message;
  },

  /** All kinds of questions that the server ever put to this page. */
  asked() {
    return this.heard.flatMap(({ type, asked }) => (type === "state" && asked ? [asked.question.say] : []));
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
    await this.lookForAccidents(state);
    const options = state.asked?.options ?? [];
    const move = options[Math.floor(dice * options.length)]?.move;
    const index = state.plan ? state.plan.steps.length : -1;
    const line = `[role=option][data-index="${index}"][data-move="${move}"]`;
    const element = document.querySelector(move ? line : "section.bar .button.primary");
    element.scrollIntoView({ block: "nearest" });
    const box = element.getBoundingClientRect();
    const twice = Boolean(move && options.find((option) => option.move === move).binding);
    return { over: false, seq: state.seq, twice, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  },

  /** Everything that can be done has its spot on the board; the plain ways to decline are buttons. */
  lookForSpots(state) {
    for (const { target, move } of state.asked?.options ?? []) {
      const place = target === "done" ? `section.bar [data-move="${move}"]` : `[data-spot="${target}"].can`;
      const drawn = [...document.querySelectorAll(place)].some((element) => element.checkVisibility());
      if (!drawn) this.homeless.add(`${target} (${move}, ${state.asked?.question.say})`);
    }
  },

  /** Of each kind of question, presses once all that could be pressed: nothing may be decided by it. */
  async lookForAccidents(state) {
    const question = state.asked?.question.say;
    if (!question || this.pressed.has(question)) return;
    this.pressed.add(question);
    this.lookForNames();
    const { options } = state.asked;
    const index = state.plan ? state.plan.steps.length : -1;
    const targets = new Set(options.map(({ target }) => target));
    const ways = [...targets].map((target) => `[data-spot="${target}"].can`);
    for (const { move, binding } of options) {
      ways.push(`section.bar ${binding ? "" : "[data-tip]"}[data-move="${move}"]`);
      if (binding) ways.push(`[role=option][data-index="${index}"][data-move="${move}"]`);
    }
    const before = this.decided.length;
    const away = () => new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    const drawn = () => new Promise((done) => setTimeout(done));
    for (const way of ways) {
      document.querySelector(way)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      await drawn();
      document.body.dispatchEvent(away()); // a second way is no second press
      await drawn();
      if (this.decided.length > before) return void this.accidents.add(`${question}: ${way}`);
    }
    document.querySelector("input[role=combobox]")?.focus();
  },

  /** Every piece on the boards says what it is; what only adorns has no kind. */
  lookForNames() {
    const PIECES = "svg:is(.apprentice, .bell, .coin, .glass, .paint, .pawn, .points, .seal, .token), .pane";
    for (const element of document.querySelectorAll(`[data-area] :is(${PIECES}, [title])`))
      if (element.checkVisibility() && (!element.closest("[data-tip]") || element.hasAttribute("title")))
        this.nameless.add(`${element.parentElement.outerHTML.slice(0, 160)} in ${element.closest("[data-area]").className}`);
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

  send(text) {
    if (["move", "plan", "ready"].includes(JSON.parse(text).type)) watch.decided.push(text);
    super.send(text);
  }
};

const plainFetch = globalThis.fetch;
globalThis.fetch = async (...given) => {
  const answer = await plainFetch(...given);
  if (String(given[0]).includes("/events?")) watch.hear(await answer.clone().text());
  return answer;
};
