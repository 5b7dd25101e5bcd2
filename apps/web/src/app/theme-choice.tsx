import { Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { chooseTheme, chosenTheme, type Theme, THEMES } from "../lib/theme.ts";
import styles from "./theme-choice.module.css";

const LOOKS = {
  system: { label: "Theme of the system", Icon: Monitor },
  light: { label: "Light theme", Icon: Sun },
  dark: { label: "Dark theme", Icon: Moon },
};

/** Light, dark, or whatever the system says; kept on this device. */
export function ThemeChoice() {
  const [theme, setTheme] = useState(chosenTheme);
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <fieldset className={styles.themes}>
      <legend className="visually-hidden">Theme</legend>
      {THEMES.map((name) => {
        const { label, Icon } = LOOKS[name];
        return (
          <label key={name} className={styles.theme} title={label}>
            <input
              type="radio"
              name="theme"
              className="visually-hidden"
              aria-label={label}
              checked={theme === name}
              onChange={() => choose(name)}
            />
            <Icon aria-hidden="true" />
          </label>
        );
      })}
    </fieldset>
  );
}
