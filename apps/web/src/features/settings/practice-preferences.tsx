import type { Preferences } from "@sat/contract";
import { DIFFICULTY_OPTIONS, difficultyOf, preferring } from "../../lib/difficulty-choice.ts";
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
  const { timerEnabled, showExplanationsImmediately, feedbackStyle, gameElements } = preferences;
  const difficulty = difficultyOf(preferences);
  return (
    <Card aria-labelledby="preferences">
      <h2 id="preferences">Practice Preferences</h2>
      <div className={styles.preferences}>
        <Select
          label="Default Difficulty"
          value={difficulty}
          options={DIFFICULTY_OPTIONS}
          help={DIFFICULTY_TEXTS[difficulty]}
          onChange={(choice) => onChange(preferring(choice))}
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
