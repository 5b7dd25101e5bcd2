import { SECTION_CHOICES, type SectionChoice } from "@sat/item";
import { DIFFICULTY_OPTIONS } from "../../lib/difficulty-choice.ts";
import { DIFFICULTY_TEXTS, timerText } from "../../lib/preference-texts.ts";
import type { QuestionDesk, QuestionState } from "../../question/desk/question-desk.ts";
import { TimerSwitch } from "../../question/desk/timer-switch.tsx";
import { SECTION_NAMES } from "../../question/view/section-names.ts";
import { Select } from "../../ui/select.tsx";

const SECTION_OPTIONS = SECTION_CHOICES.map((value) => ({ value, label: SECTION_NAMES[value] }));

interface PracticeChoicesProps {
  readonly desk: QuestionDesk;
  readonly state: QuestionState;
  readonly onSection: (section: SectionChoice) => void;
}

/** What the next question is to be. */
export function PracticeChoices({ desk, state, onSection }: PracticeChoicesProps) {
  const { section, difficulty, phase } = state;
  const isLoading = phase === "loading";
  return (
    <>
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
      {phase !== "shown" && <TimerSwitch desk={desk} state={state} help={timerText(state.timed)} />}
    </>
  );
}
