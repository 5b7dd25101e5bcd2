import { routeAfter } from "@sat/learner";
import { dueAt, isOverdue, stopped } from "../../policies/exam-clock.ts";
import { noSitting } from "../../problems/sitting-refusals.ts";
import type { StoredModule, StoredSitting } from "../../records/sitting-rows.ts";
import type { ModuleName, SittingName } from "../../records/sittings.ts";
import { endCurrent } from "./end-current.ts";
import { isRouted } from "./form.ts";
import { gradeModule } from "./grade-module.ts";
import { outcomeOf } from "./report/outcome-of.ts";
import { satModule, scoredIn } from "./report/sat-module.ts";
import type { SittingContext } from "./sitting-context.ts";

/**
 * The sitting, after all has been done that was to be by now: modules ended whose time has been up for long, graded
 * what has ended, the next route decided and its questions being chosen, the sitting ended with its last module, and
 * worked out what it has come to. So what was broken off at any point is made up for by the next call.
 * @throws {Refusal} if the learner has no such sitting
 */
export async function bringForward(
  name: SittingName,
  context: SittingContext,
): Promise<StoredSitting> {
  const { sittings, clock } = context;
  const found = await read(name, context);
  const ended = (await endWhatIsOver(found, context)) ? await read(name, context) : found;
  const ungraded = ended.modules.filter(
    (module) => module.endedAt !== null && module.gradedAt === null,
  );
  // More has come late, so what the sitting had come to is no longer so.
  if (ended.outcome !== null && ungraded.length > 0) await sittings.forgetOutcome(name);
  for (const module of ungraded) await gradeModule(ended, module, context);
  const graded = ungraded.length > 0 ? await read(name, context) : ended;
  if (graded.endedAt === null && graded.modules.some(({ endedAt }) => endedAt === null))
    return (await chooseAhead(graded, context)) ? read(name, context) : graded;
  if (graded.endedAt !== null && graded.outcome !== null) return graded;
  await sittings.end(name, clock());
  const isKept = await sittings.keepOutcome(graded, await outcomeOf(graded, context));
  // Else more has come meanwhile.
  return isKept ? read(name, context) : bringForward(name, context);
}

/** The same; none if the learner has no such sitting, as one that was discarded after it was listed. */
export async function bringForwardIfThere(
  name: SittingName,
  context: SittingContext,
): Promise<StoredSitting | undefined> {
  try {
    return await bringForward(name, context);
  } catch (error) {
    if ((await context.sittings.find(name)) === undefined) return undefined;
    throw error;
  }
}

async function read(
  name: SittingName,
  { sittings }: Pick<SittingContext, "sittings">,
): Promise<StoredSitting> {
  const sitting = await sittings.find(name);
  if (sitting === undefined) throw noSitting();
  return sitting;
}

/** Ends modules whose time has been up for long; whether there were any. */
async function endWhatIsOver(
  { uid, id, endedAt, modules }: StoredSitting,
  context: SittingContext,
): Promise<boolean> {
  let wereAny = false;
  for (const { number, clock, begunAt, endedAt: over } of modules) {
    const isOverdueNow = isOverdue(clock, context.clock());
    // Another process began it while this one ended the sitting.
    const isLeft = endedAt !== null && begunAt !== null && over === null;
    if (isOverdueNow) await endByClock({ uid, id, number }, context);
    else if (isLeft) await endCurrent({ uid, id, number }, "given-up", context);
    wereAny ||= isOverdueNow || isLeft;
  }
  return wereAny;
}

/** The module ended when its time was up, whenever that is noticed. */
function endByClock(name: ModuleName, { sittings }: Pick<SittingContext, "sittings">) {
  return sittings.changeModule(name, ({ clock, endedAt }) => {
    const due = dueAt(clock);
    if (endedAt !== null || due === null) return undefined;
    return { endedAt: due, ended: "time-up", clock: stopped(clock, due) };
  });
}

/**
 * The first module is chosen at once, each other as early as it is known what it is to be. Whether the route of one had to
 * be decided for it.
 */
async function chooseAhead(sitting: StoredSitting, context: SittingContext): Promise<boolean> {
  let isDecided = false;
  for (const [index, module] of sitting.modules.entries()) {
    if (module.assembledAt !== null || module.endedAt !== null) continue;
    const before = sitting.modules[index - 1];
    const isKnown =
      before === undefined ||
      // A linear form depends on nothing.
      sitting.mode === "paper" ||
      (isRouted(sitting, module) ? before.gradedAt !== null : before.begunAt !== null);
    if (!isKnown) continue;
    const routed =
      before === undefined ? module : await withRoute(sitting, { module, before }, context);
    isDecided ||= routed !== module;
    context.assembly.start(sitting, routed);
  }
  return isDecided;
}

interface Following {
  readonly module: StoredModule;
  readonly before: StoredModule;
}

/** The route of a section's second module is decided once. */
async function withRoute(
  sitting: StoredSitting,
  { module, before }: Following,
  context: SittingContext,
): Promise<StoredModule> {
  const { uid, id } = sitting;
  const { section, number } = module;
  if (module.route !== null || section === null) return module;
  const route = routeAfter(section, scoredIn(await satModule(sitting, before, context)));
  const changed = await context.sittings.changeModule({ uid, id, number }, (stored) =>
    stored.route === null ? { route } : undefined,
  );
  return changed ?? module;
}
