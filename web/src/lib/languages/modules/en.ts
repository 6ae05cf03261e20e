export default import.meta.glob<string>(
  ["../../../../../src/bottega/words/en/m[0-9][0-9].ftl", "../../../../../src/bottega/words/en/board-modules.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
