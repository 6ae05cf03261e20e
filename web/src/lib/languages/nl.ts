export default import.meta.glob<string>("../../../../src/bottega/words/nl/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
