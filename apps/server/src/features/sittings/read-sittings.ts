import type { Paper, Sitting, SittingReport, Sittings } from "@sat/contract";
import { nothingSat, noSitting, onPaper, sittingEnded } from "../../problems/sitting-refusals.ts";
import type { SittingName } from "../../records/sittings.ts";
import { bringForward, bringForwardIfThere } from "./bring-forward.ts";
import { endCurrent } from "./end-current.ts";
import { formCode } from "./paper/form-code.ts";
import { currentModule, presentSitting } from "./present-sitting.ts";
import { presentReport } from "./report/present-report.ts";
import type { SittingContext } from "./sitting-context.ts";

/** Sittings that have ended and are listed: those of years. */
const MOST_ENDED = 100;
/** Those whose reports are worked out while somebody waits; an import may bring many, which the upkeep sees to. */
const REPORTED_AT_ONCE = 2;

export async function readSittings(
  { uid }: { readonly uid: string },
  context: SittingContext,
): Promise<Sittings> {
  const { sittings, clock } = context;
  const found = await sittings.findOpen(uid);
  const open = found && (await bringForwardIfThere({ uid, id: found.id }, context));
  const papers = await readPapers(uid, context);
  for (const id of await sittings.listUnreported(uid, REPORTED_AT_ONCE))
    await bringForwardIfThere({ uid, id }, context);
  const ended = await sittings.listEnded(uid, MOST_ENDED);
  // It may have ended just now.
  return { open: open?.endedAt === null ? presentSitting(open, clock()) : null, papers, ended };
}

async function readPapers(uid: string, context: SittingContext): Promise<Paper[]> {
  const papers: Paper[] = [];
  for (const id of await context.sittings.listPapers(uid)) {
    const paper = await bringForwardIfThere({ uid, id }, context);
    // It may have been discarded, or its answers entered, just now.
    if (paper?.endedAt !== null) continue;
    const keyOpened = paper.keyOpenedAt !== null;
    papers.push({ ...presentSitting(paper, context.clock()), form: formCode(id), keyOpened });
  }
  return papers;
}

export async function readSitting(name: SittingName, context: SittingContext): Promise<Sitting> {
  return presentSitting(await bringForward(name, context), context.clock());
}

/** Gives up a sitting that goes on. */
export async function discardSitting(
  name: SittingName,
  { sittings, clock }: Pick<SittingContext, "sittings" | "clock">,
): Promise<void> {
  if (await sittings.discard(name, clock())) return;
  throw (await sittings.find(name)) === undefined ? noSitting() : sittingEnded();
}

/** Ends a sitting with what was sat of it; what it has come to stays. */
export async function endSitting(
  name: SittingName,
  context: SittingContext,
): Promise<SittingReport> {
  const { sittings, clock } = context;
  const sitting = await bringForward(name, context);
  if (sitting.endedAt === null) {
    if (sitting.mode === "paper") throw onPaper();
    if (sitting.modules.every(({ begunAt }) => begunAt === null)) throw nothingSat();
    const current = currentModule(sitting);
    if (current !== undefined && current.begunAt !== null)
      await endCurrent({ ...name, number: current.number }, "given-up", context);
    await sittings.end(name, clock());
  }
  return presentReport(await bringForward(name, context));
}

/** What a sitting has come to. */
export async function readReport(
  name: SittingName,
  context: SittingContext,
): Promise<SittingReport> {
  return presentReport(await bringForward(name, context));
}
