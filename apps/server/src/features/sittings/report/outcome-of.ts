import type { SlipCode } from "@sat/item";
import { pointsIfRight, sectionScore, totalScore } from "@sat/learner";
import { giveWay } from "../../../policies/give-way.ts";
import type { SittingOutcome, StoredModule, StoredSitting } from "../../../records/sitting-rows.ts";
import type { SittingContext } from "../sitting-context.ts";
import { presentDomains } from "./present-domains.ts";
import { presentQuestion } from "./present-question.ts";
import { presentSection } from "./present-section.ts";
import { type SatModule, satModule, type SatQuestion } from "./sat-module.ts";
import { satSections, type SectionSat } from "./sat-sections.ts";

type Context = Pick<SittingContext, "sittingQuestions" | "calibrations" | "models">;
type Scored = SectionSat & { readonly score: ReturnType<typeof sectionScore> };

/** What a sitting has come to, from its modules that were begun. It takes a second in all, in pieces. */
export async function outcomeOf(sitting: StoredSitting, context: Context): Promise<SittingOutcome> {
  const begun = sitting.modules.filter(({ begunAt }) => begunAt !== null);
  const modules = await Promise.all(begun.map((module) => satModule(sitting, module, context)));
  const sections: Scored[] = [];
  for (const section of await satSections(sitting, modules, context)) {
    await giveWay();
    sections.push({ ...section, score: sectionScore(section.sat) });
  }
  const points = await pointsLost(sections);
  const questions = modules.flatMap((each) =>
    each.questions.map((sat) => presentQuestion(each, sat, points.get(sat) ?? null)),
  );
  return {
    score: scoreOf(sections),
    sections: sections.map(presentSection),
    domains: presentDomains(sections),
    modules: modules.map(presentModule),
    questions,
    slips: await slipsIn(sections, questions),
    changes: changesIn(questions),
  };
}

/** The total of a test of both sections, else that of its section; none unless each of them has one. */
function scoreOf(sections: readonly Scored[]): SittingOutcome["score"] {
  const [one, other] = sections.map(({ score }) => score);
  const score = one && other ? totalScore(one, other) : sections.length === 1 ? one : null;
  if (!score) return null;
  const { estimate, low, high } = score;
  return { estimate, low, high };
}

/** What each wrong answer that counts would have added by itself. */
async function pointsLost(sections: readonly Scored[]): Promise<Map<SatQuestion, number>> {
  const points = new Map<SatQuestion, number>();
  for (const { score, sat, questions } of sections) {
    if (score === null) continue;
    for (const question of questions.filter(({ isScored, isRight }) => isScored && !isRight)) {
      points.set(
        question,
        pointsIfRight(sat, (answer) => answer === question.answer),
      );
      await giveWay();
    }
  }
  return points;
}

/** What each slip has cost in all. */
async function slipsIn(
  sections: readonly Scored[],
  questions: SittingOutcome["questions"],
): Promise<SittingOutcome["slips"]> {
  const slipById = new Map(questions.map(({ questionId, slip }) => [questionId, slip]));
  const slips = new Set(questions.flatMap(({ slip, scored }) => (slip && scored ? [slip] : [])));
  const found: SittingOutcome["slips"] = [];
  for (const slip of slips) {
    let points = 0;
    for (const section of sections) {
      points += pointsOf(slip, section, slipById);
      await giveWay();
    }
    const count = questions.filter((each) => each.scored && each.slip === slip).length;
    found.push({ slip, questions: count, points });
  }
  return found.toSorted((one, other) => other.points - one.points);
}

function pointsOf(
  slip: SlipCode,
  { sat, score, questions }: Scored,
  slipById: ReadonlyMap<string, SlipCode | null>,
): number {
  const own = questions.filter(({ question }) => slipById.get(question.id) === slip);
  const answers = new Set(own.map(({ answer }) => answer));
  return score === null || answers.size === 0
    ? 0
    : pointsIfRight(sat, (answer) => answers.has(answer));
}

function changesIn(questions: SittingOutcome["questions"]): SittingOutcome["changes"] {
  const changes = { won: 0, cost: 0, neither: 0 };
  for (const { changedFrom, correct } of questions) {
    if (changedFrom === null) continue;
    if (changedFrom.correct === correct) changes.neither++;
    else changes[correct ? "won" : "cost"]++;
  }
  return changes;
}

function presentModule({
  module,
  questions,
  isOnPaper,
}: SatModule): SittingOutcome["modules"][number] {
  return {
    number: module.number,
    section: module.section,
    route: module.route ?? "first",
    limit: module.clock.limit,
    taken: isOnPaper ? null : module.clock.elapsed,
    questions: questions.length,
    answered: questions.filter(({ response }) => response !== null).length,
    right: questions.filter(({ isRight }) => isRight).length,
    ended: endingOf(module),
    late: module.late.length,
  };
}

function endingOf({ ended }: StoredModule) {
  return ended ?? "given-up";
}
