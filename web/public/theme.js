// Before anything is drawn: light or dark as the reader chose, else as the device says; and what every page waits for is sent for.
(function () {
  function kept(name) {
    try {
      return localStorage.getItem("bottega-" + name) || "";
    } catch {
      return "";
    }
  }
  var theme = kept("theme") || "auto";
  if (theme === "auto") theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = theme;

  var files = document.currentScript.dataset;
  var tags = [kept("language")].concat(navigator.languages).map(function (tag) {
    return tag.slice(0, 2).toLowerCase();
  });
  var words = document.createElement("link");
  words.rel = "modulepreload";
  words.crossOrigin = "";
  words.href =
    files[
      tags.find(function (tag) {
        return files[tag];
      }) || "en"
    ] || "";
  if (files.en) document.head.append(words);

  // Who the reader is: home, new tables, tables and their own page want to know.
  if (/^\/($|new|me|t\/)/.test(location.pathname)) {
    window.askedEarly = fetch("/api/me");
    window.askedEarly.catch(function () {}); // whoever takes it tells of what failed
  }
})();
