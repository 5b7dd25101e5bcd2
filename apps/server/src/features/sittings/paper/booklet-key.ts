import type { BookletKey } from "@sat/contract";
import { keyClosed } from "../../../problems/sitting-refusals.ts";
import type { PlacedQuestion } from "../../../records/sitting-questions.ts";
import type { SittingName } from "../../../records/sittings.ts";
import { bringForward } from "../bring-forward.ts";
import type { SittingContext } from "../sitting-context.ts";
import { formCode } from "./form-code.ts";
import { printedModules } from "./printed-modules.ts";

type KeyedQuestion = BookletKey["modules"][number]["questions"][number];

/** The key of what is printed, with its reasons: once the answers are entered, or after the learner has opened it. */
export async function readBookletKey(
  name: SittingName,
  context: SittingContext,
): Promise<BookletKey> {
  const sitting = await bringForward(name, context);
  const printed = await printedModules(sitting, context);
  if (sitting.endedAt === null && sitting.keyOpenedAt === null) throw keyClosed();
  const { id } = sitting;
  return {
    id,
    form: formCode(id),
    modules: printed.map(({ module: { number, section }, questions }) => ({
      number,
      section,
      questions: questions.map(keyed),
    })),
  };
}

/** Opens the key of a test on paper before its answers are entered; that of one that has ended is open. */
export async function openBookletKey(name: SittingName, context: SittingContext): Promise<void> {
  const { sittings, clock } = context;
  await printedModules(await bringForward(name, context), context);
  await sittings.openKey({ ...name, now: clock() });
}

function keyed({ position: number, skill, question }: PlacedQuestion): KeyedQuestion {
  const { difficulty, explanation, onCalculator } = question;
  const told = { number, skill, difficulty, explanation, ...(onCalculator && { onCalculator }) };
  if (question.kind === "entry") {
    const { answerKey, why, slips } = question;
    return { ...told, kind: "entry", answerKey, why, slips };
  }
  const { correctAnswer, rationales } = question;
  return { ...told, kind: "choice", correctAnswer, rationales };
}
