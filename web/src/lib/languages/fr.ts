export default import.meta.glob<string>(
  ["../../../../src/bottega/i18n/words/fr/*.ftl", "../../../../src/bottega/games/**/words/fr/*.ftl", "!**/board-modules.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
