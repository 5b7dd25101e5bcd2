import type { SkillProgress } from "@sat/contract";
import { SKILL_CODES } from "@sat/item";
import { type Ability, estimateOf, stepOf } from "@sat/learner";
import { examPaceOf } from "../../policies/exam-pace.ts";
import { paceOf } from "../../policies/pace.ts";
import { trendOf } from "../../policies/trend.ts";
import type { LatestAnswer, LatestTime, SkillTally } from "../../records/progress-figures.ts";

export interface Figures {
  readonly tallies: readonly SkillTally[];
  readonly latest: readonly LatestAnswer[];
  readonly times: readonly LatestTime[];
}

/** A row a skill, in the order of the catalogue, whether there are answers or not. */
export function skillRows(ability: Ability, { tallies, latest, times }: Figures): SkillProgress[] {
  const tallyOf = new Map(tallies.map((tally) => [tally.skill, tally]));
  const latestOf = Map.groupBy(latest, ({ skill }) => skill);
  const timesOf = Map.groupBy(times, ({ skill }) => skill);
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
      pace: inSeconds(paceOf((timesOf.get(skill) ?? []).map(({ timeSpent }) => timeSpent))),
      examPace: examPaceOf(skill) / 1000,
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
  };
}

function inSeconds(pace: number | null): number | null {
  return pace === null ? null : Math.round(pace / 1000);
}
