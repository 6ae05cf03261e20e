export default import.meta.glob<string>("../../../../src/bottega/words/fr/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
