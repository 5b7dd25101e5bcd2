import type { Preferences } from "@sat/contract";
import { DIFFICULTIES } from "@sat/item";
import {
  DIFFICULTY_TEXTS,
  explanationText,
  FEEDBACK_TEXTS,
  timerText,
} from "../../lib/preference-texts.ts";
import { Card } from "../../ui/card.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Select } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";
import styles from "./practice-preferences.module.css";

const LEVELS = DIFFICULTIES.map((level) => ({ value: level, label: level }));

const STYLES = [
  { value: "detailed", label: "Detailed" },
  { value: "brief", label: "Brief" },
] as const;

const GAME_ELEMENTS_TEXTS = {
  shown: "Your dashboard shows your streak and your achievements",
  hidden: "No streaks or achievements are shown anywhere",
};

interface PracticePreferencesProps {
  readonly preferences: Preferences;
  readonly onChange: (change: Partial<Preferences>) => void;
}

/** How practice behaves until it is told otherwise. */
export function PracticePreferences({ preferences, onChange }: PracticePreferencesProps) {
  const { defaultDifficulty, timerEnabled, showExplanationsImmediately, feedbackStyle } =
    preferences;
  const { gameElements } = preferences;
  return (
    <Card aria-labelledby="preferences">
      <h2 id="preferences">Practice Preferences</h2>
      <div className={styles.preferences}>
        <Select
          label="Default Difficulty"
          value={defaultDifficulty}
          options={LEVELS}
          help={DIFFICULTY_TEXTS[defaultDifficulty]}
          onChange={(level) => onChange({ defaultDifficulty: level })}
        />
        <Switch
          label="Practice Timer"
          checked={timerEnabled}
          status={timerEnabled ? "Enabled" : "Disabled"}
          help={timerText(timerEnabled)}
          onChange={(isOn) => onChange({ timerEnabled: isOn })}
        />
        <Switch
          label="Show Explanations"
          checked={showExplanationsImmediately}
          status={showExplanationsImmediately ? "Immediately" : "On Demand"}
          help={explanationText(showExplanationsImmediately)}
          onChange={(isOn) => onChange({ showExplanationsImmediately: isOn })}
        />
        <Choice
          label="Feedback Style"
          value={feedbackStyle}
          options={STYLES}
          help={FEEDBACK_TEXTS[feedbackStyle]}
          onChange={(style) => onChange({ feedbackStyle: style })}
        />
        <Switch
          label="Show streaks and achievements"
          checked={gameElements}
          status={gameElements ? "Shown" : "Hidden"}
          help={GAME_ELEMENTS_TEXTS[gameElements ? "shown" : "hidden"]}
          onChange={(isOn) => onChange({ gameElements: isOn })}
        />
      </div>
    </Card>
  );
}
