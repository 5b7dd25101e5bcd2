import type { ModuleState, Sitting, SittingModule } from "@sat/contract";
import { breakLeft, leftOn } from "../../policies/exam-clock.ts";
import {
  sectionScoresOf,
  type StoredModule,
  type StoredSitting,
} from "../../records/sitting-rows.ts";

/** The module that is to be sat now; none once the sitting has ended. */
export function currentModule({ endedAt, modules }: StoredSitting): StoredModule | undefined {
  return endedAt === null ? modules.find((module) => module.endedAt === null) : undefined;
}

/** Where a sitting stands, as its learner may know it. */
export function presentSitting(sitting: StoredSitting, now: Date): Sitting {
  const { id, test, timing, extraBreaks, mode, modules } = sitting;
  const isOnPaper = mode === "paper";
  const current = isOnPaper ? undefined : currentModule(sitting);
  return {
    id,
    test,
    timing,
    extraBreaks,
    mode,
    startedAt: sitting.startedAt.toISOString(),
    endedAt: sitting.endedAt?.toISOString() ?? null,
    score: sitting.outcome?.score ?? null,
    sections: sitting.outcome === null ? [] : sectionScoresOf(sitting.outcome),
    // On paper no module waits for another.
    modules: modules.map((module) => presentModule(module, isOnPaper ? module : current, now)),
    current: current?.number ?? null,
    breakLeft: current === undefined ? null : breakBefore(current, modules, now),
  };
}

function presentModule(
  module: StoredModule,
  current: StoredModule | undefined,
  now: Date,
): SittingModule {
  const { number, section, questions, clock, endedAt } = module;
  const left = endedAt === null ? leftOn(clock, now) : clock.limit === null ? null : 0;
  return { number, section, state: stateOf(module, current), questions, limit: clock.limit, left };
}

/** What a module is doing, beside the one that is to be sat now. */
export function stateOf(module: StoredModule, current: StoredModule | undefined): ModuleState {
  const { endedAt, begunAt, clock, assembledAt } = module;
  if (endedAt !== null) return "ended";
  if (begunAt !== null) return clock.since === null ? "paused" : "running";
  if (module.number !== current?.number) return "later";
  return assembledAt === null ? "assembling" : "ready";
}

function breakBefore(
  { number, begunAt }: StoredModule,
  modules: readonly StoredModule[],
  now: Date,
): number | null {
  const before = modules.find((module) => module.number === number - 1);
  if (begunAt !== null || !before?.endedAt) return null;
  return breakLeft({ from: before.endedAt, length: before.breakAfter }, now);
}
