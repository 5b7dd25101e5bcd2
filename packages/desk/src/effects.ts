import type { Response } from "@sat/item";
import { type ToldProcessData, toldProcessData } from "./process-data.ts";
import {
  type Choice,
  type DeskQuestion,
  type DeskState,
  hasQuestion,
  isLast,
  isNamed,
  questionNumber,
  wish,
} from "./desk-state.ts";
import type { Policy } from "./policy.ts";

/** A question that a desk wants. */
export interface Wanted {
  readonly number: number;
  readonly choice: Choice;
  /** The answered question that it is to be like, if it is to be like one. */
  readonly like?: string;
}

/** An answer that was given at a desk. */
export interface GivenAnswer extends ToldProcessData {
  readonly questionId: string;
  /** Null when time ran out with nothing chosen, or nothing typed that can be read. */
  readonly response: Response | null;
  readonly timeSpent: number;
  readonly autoSubmitted: boolean;
}

/** What is to be done after a change, in this order. */
export type Effect =
  /** Before all else: an answer that is on its way twice does no harm, one that never left is lost. */
  | { readonly kind: "send"; readonly answer: GivenAnswer }
  /** Tell that a question was left unanswered. */
  | { readonly kind: "skip"; readonly questionId: string }
  /** Keep the desk on this device as it stands, or forget it. */
  | { readonly kind: "keep" | "forget" }
  /** Get the question that the desk waits for. */
  | { readonly kind: "ask"; readonly request: number; readonly wanted: Wanted }
  /** Fetch the next one ahead. */
  | { readonly kind: "prepare"; readonly wanted: Wanted };

/** What follows from a change of the desk. */
export function effectsOf<Question extends DeskQuestion>(
  policy: Policy,
  before: DeskState<Question>,
  after: DeskState<Question>,
): Effect[] {
  const effects: Effect[] = [];
  const answer = answerGiven(before, after);
  if (answer !== undefined) effects.push({ kind: "send", answer });
  const questionId = questionLeft(before, after);
  if (questionId !== undefined) effects.push({ kind: "skip", questionId });
  if (after.phase === "completed") effects.push({ kind: "forget" });
  else if (policy.keeps === "all" || hasQuestion(after)) effects.push({ kind: "keep" });
  const { request } = after;
  if (request !== before.request) effects.push({ kind: "ask", request, wanted: wanted(after, 0) });
  const isTime = policy.fetchesNext === "with-question" || after.phase === "answered";
  if (isTime && isTurn(before, after) && hasQuestion(after) && !isLast(policy, after))
    effects.push({ kind: "prepare", wanted: wanted(after, 1) });
  return effects;
}

/** The answer that a change gave; none to a question that the server cannot name. */
function answerGiven<Question extends DeskQuestion>(
  before: DeskState<Question>,
  after: DeskState<Question>,
): GivenAnswer | undefined {
  if (before.phase !== "shown" || after.phase !== "answered") return undefined;
  const { question, response, timeSpent, autoSubmitted } = after;
  if (!isNamed(question)) return undefined;
  const processData = toldProcessData(before.processData, timeSpent);
  return { questionId: question.id, response, timeSpent, autoSubmitted, ...processData };
}

/** The open question that a change put aside unanswered. */
function questionLeft<Question extends DeskQuestion>(
  before: DeskState<Question>,
  after: DeskState<Question>,
): string | undefined {
  if (before.phase !== "shown" || hasQuestion(after)) return undefined;
  return isNamed(before.question) ? before.question.id : undefined;
}

/** The current question, or one that comes so many later. */
function wanted(state: DeskState<DeskQuestion>, later: number): Wanted {
  const { section, difficulty } = state;
  const like = state.phase === "loading" ? state.like : undefined;
  return {
    number: questionNumber(state) + later,
    choice: { section, difficulty },
    ...wish(like),
  };
}

/** Whether what comes next may be another question now; were every tick one, a failing fetch would come each second. */
function isTurn(before: DeskState<DeskQuestion>, after: DeskState<DeskQuestion>): boolean {
  return (
    before.phase !== after.phase ||
    before.section !== after.section ||
    before.difficulty !== after.difficulty ||
    (after.isPresent && !before.isPresent)
  );
}
