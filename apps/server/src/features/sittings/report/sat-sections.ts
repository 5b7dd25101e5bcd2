import { EXAM_SECTIONS, type ExamSection, examSectionOf } from "@sat/item";
import type { Asked, Route, SatSection } from "@sat/learner";
import { expectedOf } from "../../../policies/expected-of.ts";
import type { StoredSitting } from "../../../records/sitting-rows.ts";
import { isRouted, placesOf, topicsIn } from "../form.ts";
import type { SittingContext } from "../sitting-context.ts";
import { type SatModule, type SatQuestion, scoredIn } from "./sat-module.ts";

/** A section of the test as it was sat. */
export interface SectionSat {
  readonly section: ExamSection;
  readonly sat: SatSection;
  readonly questions: readonly SatQuestion[];
}

type Context = Pick<SittingContext, "calibrations" | "models">;

/** The sections that were asked, in the exam's order. */
export async function satSections(
  sitting: StoredSitting,
  modules: readonly SatModule[],
  context: Context,
): Promise<SectionSat[]> {
  const sections = EXAM_SECTIONS.map(async (section) => {
    const own = modules.map((each) => ({
      ...each,
      questions: each.questions.filter(({ skill }) => examSectionOf(skill) === section),
    }));
    const questions = own.flatMap((each) => each.questions);
    return { section, questions, sat: await satSection(sitting, { section, own }, context) };
  });
  return (await Promise.all(sections)).filter(({ questions }) => questions.length > 0);
}

interface Own {
  readonly section: ExamSection;
  readonly own: readonly SatModule[];
}

async function satSection(
  sitting: StoredSitting,
  { section, own }: Own,
  context: Context,
): Promise<SatSection> {
  const first = own.filter(({ module }) => !isRouted(sitting, module)).flatMap(scoredIn);
  const second = own.find(
    ({ module, questions }) => isRouted(sitting, module) && questions.length > 0,
  );
  if (second === undefined) return { section, first };
  // Nothing was routed by a first module that had no questions.
  if (first.length === 0) return { section, first: scoredIn(second) };
  const route: Route = second.module.route === "harder" ? "harder" : "easier";
  const otherwise = await askedOtherwise(sitting, second, context);
  return { section, first, second: { route, answers: scoredIn(second), otherwise } };
}

/** What would have been asked by the other route: a score is held against all who sit the form. */
async function askedOtherwise(
  sitting: StoredSitting,
  { module }: SatModule,
  { calibrations, models: load }: Context,
): Promise<Asked[]> {
  const models = await load(topicsIn(module.section));
  const difficultyOf = await calibrations.difficulties();
  const route = module.route === "harder" ? "easier" : "harder";
  return placesOf(sitting, { module, route, models })
    .filter(({ isScored }) => isScored)
    .map(({ skill, level, kind }) => ({
      skill,
      level,
      kind,
      difficulty: expectedOf({ skill, level, kind }, models, difficultyOf),
    }));
}
