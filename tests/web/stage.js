// In pages of tests: what is wrong with the table's boxes, and how much of a picture of it is bare ground.
const PARTS =
  "header.beam, .table:not(.wide) > .stage, .wide > .stage > *, .table > .bar, .table > .strip, .table > .me, .table > .column > *, .tabs";
const INSIDE = [
  ".hostel, .moods, div.frame, .market", // Fresco's board
  ".booth, .market > .bag",
  ".sheet, .me .goods",
  ".wood > .sheet > *",
  ".others .player, .others section",
  ".ring .place, .tray, .scores", // Sintra's
  ".me .palace, .me > .side, .me .me > .side",
  ".indicator, .track, .scores .players, .stores",
  "section.bar > .said, section.bar > .do",
];
const SLACK = 1.5; // pixels by which boxes may touch

globalThis.stage = {
  /** Everything that is wrong with the boxes now; `whole`: all is seen at once, `touched`: by fingers. */
  faults(whole, touched) {
    const found = [...this.overlaps(PARTS), ...INSIDE.flatMap((group) => this.overlaps(group)), ...this.tinyTexts()];
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) found.push("the page scrolls");
    for (const part of this.seen(PARTS)) {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const out = left < -SLACK || top < -SLACK || right > innerWidth + SLACK || bottom > innerHeight + SLACK;
      if (out) found.push(`${name(part)} is not all in the window`);
    }
    if (whole) found.push(...this.cutOff());
    found.push(...this.sticksOut());
    if (touched) found.push(...this.tooSmall());
    return found;
  },

  seen(selector, root = document) {
    return [...root.querySelectorAll(selector)].filter((e) => e.checkVisibility() && e.getBoundingClientRect().width > 0);
  },

  /** Things of a group that lie over each other, though neither contains the other. */
  overlaps(group) {
    const all = this.seen(group).map((e) => [e, e.getBoundingClientRect()]);
    return all.flatMap(([a, one], i) =>
      all
        .slice(i + 1)
        .filter(([b, other]) => !a.contains(b) && !b.contains(a) && meet(one, other))
        .map(([b]) => `${name(a)} lies over ${name(b)}`),
    );
  },

  /** Parts whose content is larger than they are. Goods and opponents' goods may be scrolled where there are many. */
  cutOff() {
    const whole = this.seen(".table .board, .table > .me, .table .others, section.bar");
    const cut = whole.filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1);
    return cut.map((e) => `${name(e)} is cut off: ${e.scrollWidth}x${e.scrollHeight} in ${e.clientWidth}x${e.clientHeight}`);
  },

  /** What stands in the bar, and is not all in it. */
  sticksOut() {
    const bar = document.querySelector("section.bar").getBoundingClientRect();
    const all = this.seen("section.bar h2:not(.hidden), section.bar .last, section.bar :is(button, select, a.button, .asked)");
    const said = document.querySelector("section.bar > .said")?.getBoundingClientRect();
    const wrapped = (e) => e.matches(".last") && e.getBoundingClientRect().left > said.right - SLACK; // out of sight on purpose
    const out = all.filter((e) => {
      if (wrapped(e)) return false;
      const { left, top, right, bottom } = e.getBoundingClientRect();
      return left < bar.left - SLACK || right > bar.right + SLACK || top < bar.top - SLACK || bottom > bar.bottom + SLACK;
    });
    const rolled = this.seen("section.bar .choices").filter((e) => e.scrollHeight > e.clientHeight + 1);
    return [...out.map((e) => `${name(e)} sticks out of the bar`), ...rolled.map((e) => `${name(e)} is cut off`)];
  },

  tinyTexts() {
    const found = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      const e = text.parentElement;
      if (!text.data.trim() || e.closest("svg, .hidden, select, option") || !e.checkVisibility()) continue;
      const size = parseFloat(getComputedStyle(e).fontSize) * (e.currentCSSZoom ?? 1);
      if (size && size < 11.95) found.add(`${text.data.trim().slice(0, 12)} in ${name(e)} is written ${size.toFixed(1)} pixels high`);
    }
    return [...found];
  },

  /** What a finger is to meet, on the stage and around it. */
  tooSmall() {
    return this.seen("button, a.button, select, [role=button]")
      .filter((e) => !e.closest(".hidden, .others, .shelf") && !e.matches("button.spot:not(.can), .skip, .ours"))
      .map((e) => [e, e.getBoundingClientRect()])
      .filter(([e, box]) => Math.max(box.width, box.height) < 43.5 || Math.min(box.width, box.height) < narrowest(e))
      .map(([e, box]) => `${name(e)} is small: ${box.width.toFixed(0)}x${box.height.toFixed(0)}`);
  },

  /** The places of the parts, in whole pixels; what takes turns at one of them has the same. On a phone areas change. */
  frame() {
    const parts = document.querySelector(".table.wide") ? PARTS : "header.beam, section.bar, nav.tabs";
    const places = this.seen(parts).map((e) => e.getBoundingClientRect());
    return places.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ")).sort();
  },

  /** The share of a picture that its largest rectangle of bare ground takes. */
  async bare(png) {
    const bytes = Uint8Array.from(atob(png), (c) => c.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const [across, down, fine] = [32, 24, 6];
    const canvas = new OffscreenCanvas(across * fine, down * fine);
    const pen = canvas.getContext("2d", { willReadFrequently: true }); // else it is drawn elsewhere, and fetched
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    const light = (x, y) => {
      const i = (y * canvas.width + x) * 4;
      return 0.3 * data[i] + 0.6 * data[i + 1] + 0.1 * data[i + 2];
    };
    const blank = Array.from({ length: down }, (_, row) =>
      Array.from({ length: across }, (_, column) => {
        let [low, high] = [255, 0];
        for (let y = 0; y < fine; y++)
          for (let x = 0; x < fine; x++) {
            const here = light(column * fine + x, row * fine + y);
            [low, high] = [Math.min(low, here), Math.max(high, here)];
          }
        return high - low < 10;
      }),
    );
    return largest(blank) / (across * down);
  },
};

/** Cells of the largest rectangle in which all are true. */
function largest(cells) {
  let most = 0;
  const heights = cells[0].map(() => 0);
  for (const row of cells) {
    row.forEach((blank, i) => (heights[i] = blank ? heights[i] + 1 : 0));
    heights.forEach((_, from) => {
      let low = Infinity;
      for (let to = from; to < heights.length && heights[to]; to++) {
        low = Math.min(low, heights[to]);
        most = Math.max(most, low * (to - from + 1));
      }
    });
  }
  return most;
}

/** Paints of eight kinds stand close, and strips are as wide as an eighth of the window. */
function narrowest(element) {
  return element.closest(".palace, .paints, .sheet, .heaps, .awning") ? 27 : 43.5;
}

function meet(a, b) {
  return (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK
  );
}

function name(element) {
  const classes = [...element.classList].filter((one) => !one.startsWith("svelte-") && !["paper", "spot", "can"].includes(one));
  return [element.localName, ...classes, element.dataset.spot ? `[${element.dataset.spot}]` : ""].filter(Boolean).join(".");
}
