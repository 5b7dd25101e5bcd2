import { Button } from "../../ui/button.tsx";
import { firstClick } from "../../ui/first-click.ts";
import type { QuestionDesk, StateWithQuestion } from "../desk/question-desk.ts";

interface AnotherLikeItProps {
  readonly desk: QuestionDesk;
  readonly state: StateWithQuestion;
}

/** After a wrong answer, the way to a question with the same trap. */
export function AnotherLikeIt({ desk, state }: AnotherLikeItProps) {
  if (state.phase !== "answered" || state.correct || state.question.id === "") return null;
  const { id } = state.question;
  return (
    <Button look="secondary" onClick={firstClick(() => desk.send({ kind: "requested", like: id }))}>
      Another Like It
    </Button>
  );
}
