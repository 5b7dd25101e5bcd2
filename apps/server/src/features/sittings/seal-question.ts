import type { Question, SealedQuestion } from "@sat/contract";

/** What a question shows, named field by field: nothing that is added to questions later goes out by itself. */
export function sealQuestion(asked: Question): SealedQuestion {
  const { id, section, passage, question, figure } = asked;
  const shown = {
    id,
    section,
    ...(passage !== undefined && { passage }),
    question,
    ...(figure !== undefined && { figure }),
  };
  return asked.kind === "entry"
    ? { ...shown, kind: "entry" }
    : { ...shown, kind: "choice", options: asked.options };
}
