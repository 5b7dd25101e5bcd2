import type { ChoiceQuestion, EntryQuestion } from "@sat/contract";
import { isSlipCode, type Response, type SlipCode, slipBehind } from "@sat/item";

type Shown = Pick<ChoiceQuestion, "kind" | "rationales"> | Pick<EntryQuestion, "kind" | "slips">;

/** The slip that a response came from, if it is wrong and its slip is known. */
export function slipOf(question: Shown, response: Response | null): SlipCode | undefined {
  if (response?.kind === "entry")
    return question.kind === "entry" ? slipBehind(question, response.text)?.code : undefined;
  if (response === null || question.kind === "entry") return undefined;
  const { mistake } = question.rationales[response.letter];
  return mistake !== null && isSlipCode(mistake) ? mistake : undefined;
}
