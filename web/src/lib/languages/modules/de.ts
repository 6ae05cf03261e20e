export default import.meta.glob<string>(
  ["../../../../../src/bottega/games/*/modules/*/words/de.ftl", "../../../../../src/bottega/games/*/words/de/board-modules.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
