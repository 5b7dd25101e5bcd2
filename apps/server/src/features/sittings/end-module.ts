import type { Sitting } from "@sat/contract";
import { isUp, stopped } from "../../policies/exam-clock.ts";
import { notCurrentModule, strictSitting } from "../../problems/sitting-refusals.ts";
import type { ModuleName } from "../../records/sittings.ts";
import { bringForward } from "./bring-forward.ts";
import { bringForwardOnScreen } from "./bring-forward-on-screen.ts";
import { endCurrent } from "./end-current.ts";
import { keepWork, type WorkInput } from "./keep-work.ts";
import { currentModule, presentSitting } from "./present-sitting.ts";
import type { SittingContext } from "./sitting-context.ts";

/** Stops the clock of the module that is sat. */
export async function pauseModule(name: ModuleName, context: SittingContext): Promise<Sitting> {
  const { sittings, clock } = context;
  const sitting = await bringForwardOnScreen(name, context);
  const current = currentModule(sitting);
  if (current?.number !== name.number || current.begunAt === null) throw notCurrentModule();
  if (sitting.mode === "strict") throw strictSitting();
  const now = clock();
  if (isUp(current.clock, now)) await endCurrent(name, "time-up", context);
  else
    await sittings.changeModule(name, (stored) =>
      stored.endedAt === null ? { clock: stopped(stored.clock, now) } : undefined,
    );
  return presentSitting(await bringForward(name, context), clock());
}

/** Ends a module for good, with the last of its work; one that has ended takes the work as any that comes late. */
export async function endModule(input: WorkInput, context: SittingContext): Promise<Sitting> {
  const { work: _, ...name } = input;
  const { mode, modules } = await bringForwardOnScreen(name, context);
  await keepWork(input, context);
  const module = modules.find(({ number }) => number === name.number);
  const mayEnd = mode === "practice" || module?.clock.limit === null;
  if (!mayEnd && module?.endedAt === null && !isUp(module.clock, context.clock()))
    throw strictSitting();
  await endCurrent(name, "handed-in", context);
  return presentSitting(await bringForward(name, context), context.clock());
}
