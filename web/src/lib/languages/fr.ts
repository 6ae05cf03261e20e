export default import.meta.glob<string>(
  [
    "../../../../src/bottega/words/fr/*.ftl",
    "!../../../../src/bottega/words/fr/m[0-9][0-9].ftl",
    "!../../../../src/bottega/words/fr/board-modules.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
