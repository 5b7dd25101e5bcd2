import type { PaperAnswers, SittingReport } from "@sat/contract";
import { type ModuleWork, NO_WORK, type Response, UNTOUCHED } from "@sat/item";
import { invalidRequest } from "../../../problems/refusal.ts";
import { notOnPaper } from "../../../problems/sitting-refusals.ts";
import type { SittingName } from "../../../records/sittings.ts";
import { bringForward } from "../bring-forward.ts";
import { presentReport } from "../report/present-report.ts";
import type { SittingContext } from "../sitting-context.ts";
import { paperFaults } from "./paper-faults.ts";
import { printedModules } from "./printed-modules.ts";

/** What was answered on paper, validated. */
export interface AnswersInput extends SittingName {
  readonly modules: PaperAnswers["modules"];
}

/** Ends a test on paper with what was answered; of one that has ended it tells the report, and nothing changes. */
export async function enterAnswers(
  { modules: given, ...name }: AnswersInput,
  context: SittingContext,
): Promise<SittingReport> {
  const sitting = await bringForward(name, context);
  if (sitting.mode !== "paper") throw notOnPaper();
  if (sitting.endedAt === null) {
    const faults = paperFaults(given, await printedModules(sitting, context));
    if (faults.length > 0) throw invalidRequest(faults);
    const works = sitting.modules.map(({ number }) => {
      const own = given.find((each) => each.number === number);
      return own === undefined ? NO_WORK : workOf(own.answers);
    });
    await context.sittings.enterPaper({ ...name, works, now: context.clock() });
  }
  return presentReport(await bringForward(name, context));
}

/** Work without a clock: each response, as given at the beginning, and no visits. */
function workOf(answers: readonly (Response | null)[]): ModuleWork {
  return {
    questions: answers.map((response) =>
      response === null ? UNTOUCHED : { ...UNTOUCHED, changes: [{ at: 0, response }] },
    ),
  };
}
