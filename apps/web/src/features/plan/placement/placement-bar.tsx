import { placement, questionNumber } from "@sat/desk";
import { Shortcuts } from "../../../question/controls/shortcuts.tsx";
import type { QuestionDesk, QuestionState } from "../../../question/desk/question-desk.ts";
import { BarContents } from "../../../question/frame/bar-contents.tsx";

interface PlacementBarProps {
  readonly desk: QuestionDesk;
  readonly state: QuestionState;
}

/** The bar over a question of the placement: which of the twenty it is. */
export function PlacementBar({ desk, state }: PlacementBarProps) {
  return (
    <BarContents
      title="Placement"
      number={Math.min(questionNumber(state), placement.length)}
      length={placement.length}
      state={state}
      tools={<Shortcuts place="bar" onRespond={desk.respond} onEnter={desk.leadOn} />}
    />
  );
}
