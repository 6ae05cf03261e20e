export default import.meta.glob<string>(
  ["../../../../../src/bottega/games/*/modules/*/words/en.ftl", "../../../../../src/bottega/games/*/words/en/board-modules.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
