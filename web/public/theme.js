// Before anything is drawn, so that nothing flashes: the theme that was chosen, or the system's.
{
  const chosen = localStorage.getItem("tontine-theme");
  const dark = chosen === null ? matchMedia("(prefers-color-scheme: dark)").matches : chosen === "dark";
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}
