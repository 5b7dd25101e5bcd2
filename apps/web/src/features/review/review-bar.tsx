import { questionNumber } from "@sat/desk";
import { Shortcuts } from "../../question/controls/shortcuts.tsx";
import type { QuestionDesk, QuestionState } from "../../question/desk/question-desk.ts";
import { BarContents } from "../../question/frame/bar-contents.tsx";
import { useTabName } from "./use-tab-name.ts";

interface ReviewBarProps {
  readonly title: string;
  readonly desk: QuestionDesk;
  readonly state: QuestionState;
}

/** The bar over a question of a review: which of how many it is. */
export function ReviewBar({ title, desk, state }: ReviewBarProps) {
  useTabName(title);
  return (
    <BarContents
      title={title}
      number={questionNumber(state)}
      length={desk.policy.length ?? undefined}
      state={state}
      score={null}
      tools={<Shortcuts place="bar" onRespond={desk.respond} onEnter={desk.leadOn} />}
    />
  );
}
