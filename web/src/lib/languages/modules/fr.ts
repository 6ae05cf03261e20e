export default import.meta.glob<string>(
  ["../../../../../src/bottega/games/*/modules/*/words/fr.ftl", "../../../../../src/bottega/games/*/words/fr/board-modules.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
