import type { Mistake, MistakeCounts, Mistakes, MistakeState } from "@sat/contract";
import type { SkillCode, SlipCode } from "@sat/item";
import { dayAfter, localDay } from "../../policies/local-day.ts";
import { notFound } from "../../problems/refusal.ts";
import type { Mistakes as MistakeRecords, ToldReason } from "../../records/mistakes.ts";

export interface MistakesContext {
  readonly mistakes: MistakeRecords;
  readonly clock: () => Date;
}

/** Which of their mistakes a learner wants to see, validated. */
export interface MistakesInput {
  readonly uid: string;
  readonly state: MistakeState;
  readonly skill?: SkillCode | undefined;
  readonly slip?: SlipCode | undefined;
  readonly before?: Pick<Mistake, "missedAt" | "questionId"> | undefined;
  readonly limit: number;
}

/** A page of what the learner has missed; one entry more than the page holds tells whether it is the last. */
export async function readMistakes(
  { limit, ...wanted }: MistakesInput,
  { mistakes, clock }: MistakesContext,
): Promise<Mistakes> {
  const found = await mistakes.list({ ...wanted, limit: limit + 1, now: clock() });
  const entries = found.slice(0, limit);
  const last = found.length > limit ? entries.at(-1) : undefined;
  return { entries, next: last === undefined ? null : `${last.missedAt}_${last.questionId}` };
}

/** A week ends with today. */
const DAYS_BEFORE = 6;

/** How many mistakes the learner has of each kind, and how many of them are of the last seven local days. */
export function countMistakes(
  { uid, timeZone }: { readonly uid: string; readonly timeZone: string },
  { mistakes, clock }: MistakesContext,
): Promise<MistakeCounts> {
  return mistakes.count(uid, dayAfter(localDay(clock(), timeZone), -DAYS_BEFORE));
}

/** Keeps why the learner says that they missed a question. */
export async function changeMissReason(
  told: ToldReason,
  { mistakes }: Pick<MistakesContext, "mistakes">,
): Promise<Mistake> {
  const mistake = await mistakes.tellReason(told);
  if (mistake === undefined) throw notFound("You have missed no question with this id.");
  return mistake;
}
