// Before anything is drawn: light or dark as the reader chose, else as the device says.
(function () {
  var theme = "auto";
  try {
    theme = localStorage.getItem("bottega-theme") || "auto";
  } catch (error) {}
  if (theme === "auto") theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
})();
