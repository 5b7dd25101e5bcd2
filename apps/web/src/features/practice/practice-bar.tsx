import { questionNumber } from "@sat/desk";
import type { SectionChoice } from "@sat/item";
import { Shortcuts } from "../../question/controls/shortcuts.tsx";
import type { QuestionDesk, QuestionState } from "../../question/desk/question-desk.ts";
import { BarContents } from "../../question/frame/bar-contents.tsx";
import { PracticeTools } from "./practice-tools.tsx";
import { Score } from "./score.tsx";

interface PracticeBarProps {
  readonly desk: QuestionDesk;
  readonly state: QuestionState;
  readonly onSection: (section: SectionChoice) => void;
}

/** The bar over a practice question: its number, its time, how the practice goes, and its tools. */
export function PracticeBar({ desk, state, onSection }: PracticeBarProps) {
  return (
    <BarContents
      title="Practice"
      number={questionNumber(state)}
      state={state}
      score={<Score score={state.score} total={state.total} />}
      tools={
        <>
          <Shortcuts place="bar" onRespond={desk.respond} onEnter={desk.leadOn} />
          <PracticeTools desk={desk} state={state} onSection={onSection} />
        </>
      }
    />
  );
}
