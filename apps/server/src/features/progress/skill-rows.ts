import type { SkillProgress } from "@sat/contract";
import { SKILLS, type SkillCode } from "@sat/item";
import { type Ability, type ExamSection, estimateOf, examSectionOf, stepOf } from "@sat/learner";
import { trendOf } from "../../policies/trend.ts";
import type { LatestAnswer, SkillTally } from "../../records/progress-figures.ts";

/** Seconds to a question: 64 minutes for 54 questions, 70 for 44. */
const EXAM_PACES: Readonly<Record<ExamSection, number>> = { "Reading and Writing": 71, Math: 95 };

/** A row a skill, in the order of the catalogue, whether there are answers or not. */
export function skillRows(
  ability: Ability,
  tallies: readonly SkillTally[],
  latest: readonly LatestAnswer[],
): SkillProgress[] {
  const tallyOf = new Map(tallies.map((tally) => [tally.skill, tally]));
  const latestOf = Map.groupBy(latest, ({ skill }) => skill);
  return (Object.keys(SKILLS) as SkillCode[]) // the table's keys are the codes
    .map((skill) => {
      const estimate = estimateOf(ability, skill);
      const { answers = 0, right = 0 } = tallyOf.get(skill) ?? {};
      return {
        skill,
        estimate,
        step: stepOf(estimate),
        answers,
        right,
        ...lately(latestOf.get(skill) ?? []),
        examPace: EXAM_PACES[examSectionOf(skill)],
      };
    });
}

/** What the latest answers of a skill say, the latest first. */
function lately(answers: readonly LatestAnswer[]) {
  const results = answers.map(({ correct }) => correct);
  return {
    recentAnswers: answers.length,
    recentRight: results.filter(Boolean).length,
    trend: trendOf(results),
    lastAnsweredAt: answers[0]?.answeredAt ?? null,
    pace: middle(answers.map(({ timeSpent }) => timeSpent / 1000)),
  };
}

/** The median: one question that was left open for an hour says nothing of the others. */
function middle(seconds: readonly number[]): number | null {
  const sorted = seconds.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
