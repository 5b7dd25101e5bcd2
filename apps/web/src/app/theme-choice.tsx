import { Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { chooseTheme, chosenTheme, type Theme, THEMES } from "../lib/theme.ts";
import { Choice } from "../ui/choice.tsx";

const LOOKS = {
  system: { label: "Theme of the system", icon: <Monitor aria-hidden="true" /> },
  light: { label: "Light theme", icon: <Sun aria-hidden="true" /> },
  dark: { label: "Dark theme", icon: <Moon aria-hidden="true" /> },
};
const OPTIONS = THEMES.map((value) => ({ value, ...LOOKS[value] }));

/** Light, dark, or whatever the system says; kept on this device. */
export function ThemeChoice() {
  const [theme, setTheme] = useState(chosenTheme);
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <Choice label="Theme" isLabelShown={false} value={theme} options={OPTIONS} onChange={choose} />
  );
}
