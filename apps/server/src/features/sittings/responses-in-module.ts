import {
  grade,
  type ModuleWork,
  type QuestionWork,
  readEntry,
  type Response,
  responseIn,
  responsesIn,
  spentOn,
  workOn,
} from "@sat/item";
import type { PlacedQuestion } from "../../records/sitting-questions.ts";

/** A question of a module with what was done on it. */
export interface Worked extends PlacedQuestion {
  readonly work: QuestionWork;
  /** The response that stands; null if there is none that the question can have. */
  readonly response: Response | null;
  /** When it was given, in milliseconds since the module's start by its clock. */
  readonly at: number;
  readonly isRight: boolean;
  /** Milliseconds that it was in sight. */
  readonly spent: number;
}

/** The questions with what was done on each. */
export function workedOn(questions: readonly PlacedQuestion[], work: ModuleWork): Worked[] {
  return questions.map((placed, index) => {
    const own = workOn(work, index);
    const given = responseIn(own);
    const response = fits(placed, given) ? given : null;
    return {
      ...placed,
      work: own,
      response,
      at: own.changes.at(-1)?.at ?? 0,
      isRight: grade(placed.question, response),
      spent: spentOn(own),
    };
  });
}

/** The first response that was another than the one that stands; none if it was never changed. */
export function changedFrom({ work, response }: Worked): Response | undefined {
  return responsesIn(work)
    .map((change) => change.response)
    .find((earlier): earlier is Response => earlier !== null && !isSame(earlier, response));
}

/** What is of another kind than the question, or cannot be read, is no answer. */
function fits({ question }: PlacedQuestion, response: Response | null): boolean {
  if (response?.kind !== (question.kind ?? "choice")) return false;
  return response?.kind !== "entry" || readEntry(response.text).kind === "entry";
}

function isSame(one: Response, other: Response | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
