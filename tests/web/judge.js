// Looks at a page as everybody would who comes there, with axe-core.
const TOUCHED = "button, a, select, input, summary, textarea, [role=option]";
const IN_A_LABEL = "input[type=radio], input[type=checkbox], input[type=file]";

axe.configure({ noHtml: true }); // nobody reads the source of what is right

globalThis.judge = {
  /** What is wrong in light and, as the theme changes nothing but colors, with the contrast in dark; of a part alone. */
  async inLightAndDark(part) {
    const theme = document.documentElement.dataset;
    const light = await this.faults("light", {}, part);
    theme.theme = "dark";
    const dark = await this.faults("dark", { runOnly: ["color-contrast"] }, part);
    theme.theme = "light";
    return [...light, ...dark];
  },

  /** What is wrong in whatever colors. */
  butColors() {
    return this.faults("any", { rules: { "color-contrast": { enabled: false } } });
  },

  /** What axe-core finds; of a sheet above the page, or where a part is named, only that. */
  async faults(theme, options, part = "dialog[open]") {
    const sheet = document.querySelector(part) ?? document.querySelector(".slip");
    const bringBack = sheet ? this.putAway(sheet) : () => {};
    watch.unseen.disabled = true;
    const { violations } = await axe.run(sheet ?? document, { resultTypes: ["violations"], preload: false, ...options });
    watch.unseen.disabled = false;
    bringBack();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${theme}: ${id}: ${node.target}: ${node.failureSummary}`),
    );
  },

  /** Takes away what lies around a sheet or part: axe-core would read the styles of all of it. */
  putAway(sheet) {
    const away = [];
    for (let inner = sheet; inner !== document.body; inner = inner.parentElement)
      for (const element of inner.parentElement.children)
        if (element !== inner) away.push([element, document.createComment("")]);
    for (const [element, mark] of away) element.replaceWith(mark);
    return () => away.forEach(([element, mark]) => mark.replaceWith(element));
  },

  /** The page may not be wider than the screen. */
  tooWide() {
    const wide = document.documentElement.scrollWidth;
    return wide > innerWidth ? [`${wide} pixels wide on a screen of ${innerWidth}`] : [];
  },

  /** Things beside the boards that a finger cannot well meet. What stands in a line of text may be small. */
  tooSmall() {
    return [...document.querySelectorAll(TOUCHED)]
      .filter((e) => e.checkVisibility() && !e.closest("[data-area], article, .hidden") && !e.matches("p a, .skip"))
      .map((e) => [e, ((e.matches(IN_A_LABEL) && e.closest("label")) || e).getBoundingClientRect()])
      .filter(([, box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
      .map(([e, box]) => `small: ${e.outerHTML.slice(0, 120)} ${box.width}x${box.height}`);
  },
};
