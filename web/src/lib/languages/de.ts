export default import.meta.glob<string>("../../../../src/bottega/words/de/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
