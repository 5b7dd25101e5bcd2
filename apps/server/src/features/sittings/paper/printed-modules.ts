import { moduleNotReady, noQuestions, sittingGoesOn } from "../../../problems/sitting-refusals.ts";
import type { PlacedQuestion } from "../../../records/sitting-questions.ts";
import type { StoredModule, StoredSitting } from "../../../records/sitting-rows.ts";
import type { SittingContext } from "../sitting-context.ts";

/** A module as it is printed, with all that is known of its questions. */
export interface PrintedModule {
  readonly module: StoredModule;
  readonly questions: readonly PlacedQuestion[];
}

/**
 * The modules of a test that are printed: those of one on paper, and of one that was sat on screen those that were begun.
 * @throws {Refusal} while it is sat on screen, and until all questions of one on paper are chosen
 */
export async function printedModules(
  { uid, id, mode, endedAt, modules }: StoredSitting,
  { sittingQuestions }: Pick<SittingContext, "sittingQuestions">,
): Promise<PrintedModule[]> {
  if (endedAt === null && mode !== "paper") throw sittingGoesOn();
  if (endedAt === null && modules.some(({ assembledAt }) => assembledAt === null))
    throw moduleNotReady();
  const printed: PrintedModule[] = [];
  for (const module of modules) {
    if (endedAt !== null && module.begunAt === null) continue;
    const questions = await sittingQuestions.list({ uid, id, number: module.number });
    if (questions.length > 0) printed.push({ module, questions });
  }
  if (printed.length === 0) throw noQuestions();
  return printed;
}
