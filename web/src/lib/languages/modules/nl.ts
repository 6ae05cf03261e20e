export default import.meta.glob<string>(
  ["../../../../../src/bottega/games/*/modules/*/words/nl.ftl", "../../../../../src/bottega/games/*/words/nl/board-modules.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
