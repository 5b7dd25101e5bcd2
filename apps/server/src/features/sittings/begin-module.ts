import type { OpenModule } from "@sat/contract";
import { elapsedOn, leftOn, running } from "../../policies/exam-clock.ts";
import {
  moduleNotReady,
  noQuestions,
  notCurrentModule,
  sittingEnded,
} from "../../problems/sitting-refusals.ts";
import type { ModuleName } from "../../records/sittings.ts";
import { bringForward } from "./bring-forward.ts";
import { bringForwardOnScreen } from "./bring-forward-on-screen.ts";
import { currentModule, stateOf } from "./present-sitting.ts";
import { sealQuestion } from "./seal-question.ts";
import type { SittingContext } from "./sitting-context.ts";

/**
 * The module that is to be sat now, with its clock running from now on. Its questions may still be on their way, but for
 * the first: whoever has one has time to ask for the rest.
 */
export async function beginModule(name: ModuleName, context: SittingContext): Promise<OpenModule> {
  const { sittings, sittingQuestions, questions, clock } = context;
  const { uid, number } = name;
  const sitting = await bringForwardOnScreen(name, context);
  const current = currentModule(sitting);
  if (current === undefined) throw sittingEnded();
  if (current.number !== number) throw notCurrentModule();
  const placed = await sittingQuestions.list(name);
  if (placed.length === 0) {
    if (current.assembledAt === null) throw moduleNotReady();
    throw noQuestions();
  }
  const now = clock();
  const module = await sittings.changeModule(name, (stored, { goesOn }) =>
    goesOn && stored.endedAt === null
      ? { begunAt: stored.begunAt ?? now, clock: running(stored.clock, now) }
      : undefined,
  );
  if (module === undefined || module.clock.since === null || module.endedAt !== null)
    throw notCurrentModule();
  await questions.noteShown({ uid, ids: placed.map(({ question }) => question.id), now });
  // The next module may be chosen from now on.
  await bringForward(name, context);
  return {
    number,
    state: stateOf(module, module),
    section: module.section,
    limit: module.clock.limit,
    elapsed: elapsedOn(module.clock, now),
    left: leftOn(module.clock, now),
    work: module.work,
    questions: placed.map(({ question }) => sealQuestion(question)),
  };
}
