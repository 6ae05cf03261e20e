export default import.meta.glob<string>(
  ["../../../../../src/bottega/words/nl/m[0-9][0-9].ftl", "../../../../../src/bottega/words/nl/board-modules.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
