export default import.meta.glob<string>(
  ["../../../../src/bottega/i18n/words/de/*.ftl", "../../../../src/bottega/games/**/words/de/*.ftl", "!**/board-modules.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
