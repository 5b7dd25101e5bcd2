import { DIFFICULTIES, SECTION_CHOICES, type SectionChoice } from "@sat/item";
import { logFailure } from "../../lib/log.ts";
import { useSavePreferences } from "../../lib/preferences.ts";
import { DIFFICULTY_TEXTS, timerText } from "../../lib/preference-texts.ts";
import { SECTION_NAMES } from "../../question/section-names.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";
import type { Practice } from "./practice.ts";
import styles from "./practice-setup.module.css";
import type { Session } from "./session.ts";

const SECTION_OPTIONS = SECTION_CHOICES.map((value) => ({ value, label: SECTION_NAMES[value] }));
const DIFFICULTY_OPTIONS = DIFFICULTIES.map((value) => ({ value, label: value }));

interface SetupProps {
  readonly practice: Practice;
  readonly session: Session;
}

interface PracticeSetupProps extends SetupProps {
  readonly onSection: (section: SectionChoice) => void;
}

/** What the next question is to be, and the buttons that ask for it and start over. */
export function PracticeSetup({ practice, session, onSection }: PracticeSetupProps) {
  const { section, difficulty, phase } = session;
  const isLoading = phase === "loading";
  const hasQuestion = phase === "shown" || phase === "submitted";
  return (
    <section className={styles.setup} aria-label="Practice setup" data-compact={hasQuestion}>
      <Select
        label="Section"
        value={section}
        options={SECTION_OPTIONS}
        disabled={isLoading}
        onChange={onSection}
      />
      <Select
        label="Difficulty"
        value={difficulty}
        options={DIFFICULTY_OPTIONS}
        help={DIFFICULTY_TEXTS[difficulty]}
        disabled={isLoading}
        onChange={(value) => practice.send({ kind: "difficulty-chosen", difficulty: value })}
      />
      {phase !== "shown" && <TimerSwitch practice={practice} session={session} />}
      <div className={styles.buttons}>
        <Button
          look={hasQuestion ? "secondary" : "primary"}
          disabled={isLoading}
          onClick={practice.request}
        >
          {isLoading ? "Generating Question..." : "Get Question"}
        </Button>
        {session.total > 0 && (
          <Button look="quiet" onClick={() => practice.send({ kind: "reset" })}>
            Reset
          </Button>
        )}
      </div>
    </section>
  );
}

/** Whether questions are timed; it cannot be changed during one, so it is not there then. */
function TimerSwitch({ practice, session }: SetupProps) {
  const { mutateAsync: save } = useSavePreferences();
  const toggle = (timerEnabled: boolean) => {
    practice.send({ kind: "timer-toggled" });
    save({ timerEnabled }).catch((error: unknown) => logFailure("saving the timer", error));
  };
  return (
    <div className={styles.timer}>
      <Switch
        label="Timer (60s)"
        checked={session.timed}
        help={timerText(session.timed)}
        onChange={toggle}
      />
    </div>
  );
}
