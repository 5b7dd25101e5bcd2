import { LONGEST_TIME } from "@sat/contract";
import { responsesIn } from "@sat/item";
import { giveWay } from "../../policies/give-way.ts";
import { standingAfter } from "../../policies/standing-after.ts";
import type { StoredModule, StoredSitting } from "../../records/sitting-rows.ts";
import { isSame } from "./is-same.ts";
import { workedOn, type Worked } from "./responses-in-module.ts";
import type { SittingContext } from "./sitting-context.ts";

type GradingContext = Pick<SittingContext, "sittings" | "sittingQuestions" | "answers" | "clock">;

/** Most changes of one answer that are told. */
const MOST_CHANGES = 1_000;

/**
 * Has all answers of a module that has ended count as answers do, and keeps the questions without one as skipped. What
 * counts already is left as it is, so it can be done again: after it was broken off, and when more has come late.
 */
export async function gradeModule(
  sitting: StoredSitting,
  module: StoredModule,
  context: GradingContext,
): Promise<void> {
  const { sittings, sittingQuestions, clock } = context;
  const { endedAt, begunAt } = module;
  if (endedAt === null || begunAt === null) return;
  const name = { uid: sitting.uid, id: sitting.id, number: module.number };
  const worked = workedOn(await sittingQuestions.list(name), module.work);
  for (const each of worked) {
    if (each.response === null || each.isAnswered) continue;
    // Pauses are not told apart, so what was chosen after one counts as given a little earlier.
    const instant = new Date(Math.min(begunAt.getTime() + each.at, endedAt.getTime()));
    await settle(each, { sitting, instant }, context);
    await giveWay();
  }
  const left = worked.filter(({ response, isAnswered }) => response === null && !isAnswered);
  const ids = left.map(({ question }) => question.id);
  await sittingQuestions.leave({ uid: sitting.uid, ids, instant: endedAt });
  await sittings.changeModule(name, ({ gradedAt, work }) =>
    // What has come meanwhile is not graded yet.
    gradedAt === null && isSame(work, module.work) ? { gradedAt: clock() } : undefined,
  );
}

interface Given {
  readonly sitting: StoredSitting;
  readonly instant: Date;
}

async function settle(
  { question: { id: questionId }, response, isRight: correct, spent, work }: Worked,
  { sitting: { uid, mode, timeZone }, instant }: Given,
  { answers, clock }: Pick<GradingContext, "answers" | "clock">,
): Promise<void> {
  const given = {
    uid,
    questionId,
    response,
    // Of what was answered on paper neither is known.
    ...(mode === "paper"
      ? { timeSpent: null }
      : {
          timeSpent: Math.min(spent, LONGEST_TIME),
          changes: Math.min(Math.max(0, responsesIn(work).length - 1), MOST_CHANGES),
        }),
    autoSubmitted: false,
  };
  await answers.settle(given, async (_, before, days) => {
    const now = clock();
    const dated = { uid, correct, instant, timeZone, now };
    return { correct, instant, now, ...(await standingAfter(dated, before, days)) };
  });
}
