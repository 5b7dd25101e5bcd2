import { isOneOf } from "./shapes.ts";
import { deviceShelf } from "./storage.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "theme";

function isTheme(value: unknown): value is Theme {
  return isOneOf(THEMES, value);
}

/** The theme chosen on this device; public/before-paint.js reads the same entry before the first paint. */
export function chosenTheme(): Theme {
  return deviceShelf.read(KEY, isTheme) ?? "system";
}

/** Keeps the choice on this device and shows it at once. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") {
    deviceShelf.remove(KEY);
    delete document.documentElement.dataset.theme;
    return;
  }
  deviceShelf.write(KEY, theme);
  document.documentElement.dataset.theme = theme;
}
