export default import.meta.glob<string>(
  ["../../../../../src/bottega/words/de/m[0-9][0-9].ftl", "../../../../../src/bottega/words/de/board-modules.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
