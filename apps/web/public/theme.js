// Runs before the first paint, so that a chosen theme never flashes; src/lib/theme.ts keeps the choice.
try {
  const theme = JSON.parse(localStorage.getItem("sat:device:theme") ?? "null");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme holds.
}
