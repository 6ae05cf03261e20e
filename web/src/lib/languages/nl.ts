export default import.meta.glob<string>(
  ["../../../../src/bottega/i18n/words/nl/*.ftl", "../../../../src/bottega/games/**/words/nl/*.ftl", "!**/board-modules.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
