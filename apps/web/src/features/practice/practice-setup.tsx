import { DIFFICULTIES, SECTION_CHOICES, type SectionChoice } from "@sat/item";
import type { RefObject } from "react";
import { DIFFICULTY_TEXTS, timerText } from "../../lib/preference-texts.ts";
import { TimerSwitch } from "../../question/desk/timer-switch.tsx";
import { SECTION_NAMES } from "../../question/view/section-names.ts";
import { Button } from "../../ui/button.tsx";
import { firstClick } from "../../ui/first-click.ts";
import { Select } from "../../ui/select.tsx";
import type { QuestionDesk, QuestionState } from "../../question/desk/question-desk.ts";
import styles from "./practice-setup.module.css";

const SECTION_OPTIONS = SECTION_CHOICES.map((value) => ({ value, label: SECTION_NAMES[value] }));
const DIFFICULTY_OPTIONS = DIFFICULTIES.map((value) => ({ value, label: value }));

interface PracticeSetupProps {
  readonly desk: QuestionDesk;
  readonly state: QuestionState;
  readonly onSection: (section: SectionChoice) => void;
  /** For the button that gets a question. */
  readonly getQuestion: RefObject<HTMLButtonElement | null>;
}

/** What the next question is to be, and the buttons that ask for it and start over. */
export function PracticeSetup(props: PracticeSetupProps) {
  const { desk, state, onSection, getQuestion } = props;
  const { section, difficulty, phase } = state;
  const isLoading = phase === "loading";
  const hasQuestion = phase === "shown" || phase === "answered";
  return (
    <section className={styles.setup} aria-label="Practice setup" data-compact={phase !== "idle"}>
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
        onChange={(value) => desk.send({ kind: "difficulty-chosen", difficulty: value })}
      />
      {/* Out of sight while a question is open; its room stays, so that nothing moves when one comes or is answered. */}
      <div
        className={styles.timer}
        style={{ visibility: phase === "shown" ? "hidden" : "visible" }}
      >
        <TimerSwitch desk={desk} state={state} help={timerText(state.timed)} />
      </div>
      <div className={styles.buttons}>
        <Button
          ref={getQuestion}
          look={hasQuestion ? "secondary" : "primary"}
          busy={isLoading}
          onClick={firstClick(desk.request)}
        >
          {isLoading ? "Generating Question..." : "Get Question"}
        </Button>
        {state.total > 0 && (
          <div className={styles.reset}>
            <Button look="quiet" onClick={() => desk.send({ kind: "reset" })}>
              Reset
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
