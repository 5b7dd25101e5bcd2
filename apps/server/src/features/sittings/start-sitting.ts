import { MOST_PAPERS, type Sitting, type SittingTiming } from "@sat/contract";
import { blueprintsOf, sectionIn } from "../../policies/blueprints-of.ts";
import { localDays } from "../../policies/local-day.ts";
import { anotherSittingOpen, papersOpen } from "../../problems/sitting-refusals.ts";
import type { PlannedModule } from "../../records/opened-sittings.ts";
import type { SittingChoice, StoredSitting } from "../../records/sitting-rows.ts";
import { bringForward } from "./bring-forward.ts";
import { presentSitting } from "./present-sitting.ts";
import type { SittingContext } from "./sitting-context.ts";

/** What a learner wants to sit, validated. */
export interface StartInput extends SittingChoice {
  readonly uid: string;
}

/** The sitting that the learner goes on with, or a new one, if they have none that goes on. */
export async function startSitting(input: StartInput, context: SittingContext): Promise<Sitting> {
  // A time zone that is unknown is refused before anything is kept.
  localDays(input.timeZone);
  return input.mode === "paper" ? startOnPaper(input, context) : startOnScreen(input, context);
}

/** There is one of each test at a time, and few in all: whoever prints one again does not mean another. */
async function startOnPaper(input: StartInput, context: SittingContext): Promise<Sitting> {
  const { uid, ...asked } = input;
  const { sittings, clock } = context;
  const choice = { ...asked, timing: "untimed", extraBreaks: false } as const;
  const modules = plannedModules(choice);
  const id = await sittings.openPaper({ uid, ...choice, modules, now: clock() });
  if (id === undefined) throw papersOpen(MOST_PAPERS);
  return presentSitting(await bringForward({ uid, id }, context), clock());
}

/** There is one at a time: of two, the clock of one would run while the other is sat. */
async function startOnScreen(input: StartInput, context: SittingContext): Promise<Sitting> {
  const { uid, ...choice } = input;
  const { sittings, clock } = context;
  const before = await sittings.findOpen(uid);
  // Its last module may have ended by itself meanwhile.
  if (before !== undefined) await bringForward({ uid, id: before.id }, context);
  const modules = plannedModules(choice);
  const id = await sittings.open({ uid, ...choice, modules, now: clock() });
  const sitting = await bringForward({ uid, id }, context);
  if (!isAsChosen(sitting, choice)) throw anotherSittingOpen();
  return presentSitting(sitting, clock());
}

function isAsChosen(sitting: StoredSitting, choice: SittingChoice): boolean {
  const { test, timing, extraBreaks, mode } = sitting;
  return (
    // Both have been read by the contract, which puts their fields into one order.
    JSON.stringify(test) === JSON.stringify(choice.test) &&
    timing === choice.timing &&
    extraBreaks === choice.extraBreaks &&
    mode === choice.mode
  );
}

/** Of the exam's time, how much there is; none is as much as the learner likes. */
const TIMES: Readonly<Record<SittingTiming, number | null>> = {
  exam: 1,
  "1.5": 1.5,
  "2": 2,
  untimed: null,
};

/** Milliseconds of a break that there is on the exam by accommodation alone. */
const EXTRA_BREAK = 600_000;

function plannedModules({ test, timing, extraBreaks, mode }: SittingChoice): PlannedModule[] {
  const times = TIMES[timing];
  return blueprintsOf(test).map((blueprint, index, all) => {
    const extra = extraBreaks && index < all.length - 1 ? EXTRA_BREAK : 0;
    return {
      section: sectionIn(blueprint),
      questions: blueprint.parts.reduce((sum, part) => sum + part.questions, 0),
      breakAfter: Math.max(blueprint.breakAfter * 1_000, extra),
      // On paper nothing follows from how the first module is answered.
      route: blueprint.stage === 1 || mode === "paper" ? "first" : null,
      limit: times === null ? null : blueprint.seconds * 1_000 * times,
    };
  });
}
