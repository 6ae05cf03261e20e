export default import.meta.glob<string>(
  ["../../../../src/bottega/i18n/words/en/*.ftl", "../../../../src/bottega/games/**/words/en/*.ftl", "!**/board-modules.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
