/* Runs before the first paint, so that nothing of the device's flashes or comes late. */
try {
  const { dataset } = document.documentElement;
  // src/lib/theme.ts keeps the choice.
  const theme = JSON.parse(localStorage.getItem("sat:device:theme") ?? "null");
  if (theme === "light" || theme === "dark") dataset.theme = theme;
  // src/lib/kept-user.ts keeps who is signed in, most likely still: their page has a bar.
  if (localStorage.getItem("sat:device:user") !== null) dataset.bar = "";
} catch {
  // Without storage, or with a damaged entry, the system's theme holds and the bar comes with the page.
}
