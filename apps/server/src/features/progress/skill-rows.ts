import type { SkillProgress } from "@sat/contract";
import { SKILL_CODES } from "@sat/item";
import { type Ability, estimateOf, stepOf } from "@sat/learner";
import { examPaceOf } from "../../policies/exam-pace.ts";
import { paceOf } from "../../policies/pace.ts";
import { trendOf } from "../../policies/trend.ts";
import type { LatestAnswer, SkillTally } from "../../records/progress-figures.ts";

/** A row a skill, in the order of the catalogue, whether there are answers or not. */
export function skillRows(
  ability: Ability,
  tallies: readonly SkillTally[],
  latest: readonly LatestAnswer[],
): SkillProgress[] {
  const tallyOf = new Map(tallies.map((tally) => [tally.skill, tally]));
  const latestOf = Map.groupBy(latest, ({ skill }) => skill);
  return SKILL_CODES.map((skill) => {
    const estimate = estimateOf(ability, skill);
    const { answers = 0, right = 0 } = tallyOf.get(skill) ?? {};
    return {
      skill,
      estimate,
      step: stepOf(skill, estimate),
      answers,
      right,
      ...lately(latestOf.get(skill) ?? []),
      examPace: examPaceOf(skill) / 1000,
    };
  });
}

/** What the latest answers of a skill say, the latest first. */
function lately(answers: readonly LatestAnswer[]) {
  const results = answers.map(({ correct }) => correct);
  const pace = paceOf(answers.map(({ timeSpent }) => timeSpent));
  return {
    recentAnswers: answers.length,
    recentRight: results.filter(Boolean).length,
    trend: trendOf(results),
    lastAnsweredAt: answers[0]?.answeredAt ?? null,
    pace: pace === null ? null : Math.round(pace / 1000),
  };
}
