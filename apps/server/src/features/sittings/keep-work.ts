import { type KeptWork, LATEST_DELIVERY_DAYS } from "@sat/contract";
import { mergeWork, type ModuleWork, responseIn, workOn, workUntil } from "@sat/item";
import {
  carriedOn,
  elapsedOn,
  isOver,
  isStillTaken,
  latestChoice,
  leftOn,
} from "../../policies/exam-clock.ts";
import { moduleNotBegun, noSitting, workTooLate } from "../../problems/sitting-refusals.ts";
import type { StoredModule } from "../../records/sitting-rows.ts";
import type { ModuleName } from "../../records/sittings.ts";
import { bringForward } from "./bring-forward.ts";
import { bringForwardOnScreen } from "./bring-forward-on-screen.ts";
import { endCurrent } from "./end-current.ts";
import { isSame } from "./is-same.ts";
import { stateOf } from "./present-sitting.ts";
import type { SittingContext } from "./sitting-context.ts";

export interface WorkInput extends ModuleName {
  readonly work: ModuleWork;
}

/** Merges what was done in a module into what is kept of it. After its end what was done in time counts all the same. */
export async function keepWork(input: WorkInput, context: SittingContext): Promise<KeptWork> {
  const { work, ...name } = input;
  await bringForwardOnScreen(name, context);
  const module = await endedInTime(await mergeInto(name, work, context), name, context);
  // What came late is graded as what came in time, and the report, if there is one, made anew.
  if (module.endedAt !== null && module.gradedAt === null) await bringForward(name, context);
  const { number, late, clock } = module;
  const now = context.clock();
  return {
    number,
    state: stateOf(module, module),
    elapsed: elapsedOn(clock, now),
    left: leftOn(clock, now),
    work: module.work,
    late: late.length > 0,
  };
}

/** A module whose time is up ends with the first work that comes then: what other devices have counts as late. */
async function endedInTime(
  module: StoredModule,
  name: ModuleName,
  context: Pick<SittingContext, "sittings" | "clock">,
): Promise<StoredModule> {
  if (module.endedAt !== null || leftOn(module.clock, context.clock()) !== 0) return module;
  return (await endCurrent(name, "time-up", context)) ?? module;
}

/**
 * The module with the work in it, as far as it can have been done by now, or by the module's end.
 * @throws {Refusal} if it was never begun, or ended too long ago
 */
async function mergeInto(
  name: ModuleName,
  work: ModuleWork,
  { sittings, clock }: Pick<SittingContext, "sittings" | "clock">,
): Promise<StoredModule> {
  const now = clock();
  const module = await sittings.changeModule(name, (stored) => {
    if (!isTaken(stored, now)) return undefined;
    const until = stored.endedAt === null ? latestChoice(stored.clock, now) : stored.clock.elapsed;
    const merged = mergeWork(stored.work, workUntil(work, until));
    if (stored.endedAt === null && !isOver(stored.clock, now))
      return { work: merged, clock: carriedOn(stored.clock, now) };
    if (isSame(merged, stored.work)) return undefined;
    const late = [...new Set([...stored.late, ...changedIn(stored.work, merged)])];
    return { work: merged, late: late.toSorted((one, other) => one - other), gradedAt: null };
  });
  if (module === undefined) throw noSitting();
  if (module.begunAt === null) throw moduleNotBegun();
  if (!isTaken(module, now)) throw workTooLate(LATEST_DELIVERY_DAYS);
  return module;
}

function isTaken({ begunAt, endedAt }: StoredModule, now: Date): boolean {
  return begunAt !== null && (endedAt === null || isStillTaken(endedAt, now));
}

/** Numbers of the questions to which another response stands than before. */
function changedIn(before: ModuleWork, after: ModuleWork): number[] {
  return after.questions.flatMap((own, index) => {
    return isSame(responseIn(workOn(before, index)), responseIn(own)) ? [] : [index + 1];
  });
}
