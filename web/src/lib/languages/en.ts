export default import.meta.glob<string>("../../../../src/bottega/words/en/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
