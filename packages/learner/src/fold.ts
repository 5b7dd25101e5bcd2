import { type Ability, amongSkills, commonVariance, PRACTICE, SIZE, UNKNOWN } from "./ability.ts";
import type { Answer } from "./answer.ts";
import { standing } from "./belief.ts";
import { type Evidence, evidenceOf, turn } from "./evidence.ts";
import { placeOf } from "./skill-order.ts";
import { columnOf, lessSquare, withAdded } from "./symmetric.ts";

/** How much surer or less sure a day leaves us: skills drift, together, by domain, and one by one. */
const DRIFT = amongSkills(
  (one, other) =>
    commonVariance(one, other, { all: 0.02 ** 2, section: 0, domain: 0.01 ** 2, skill: 0.03 ** 2 }),
  0,
);
/** After a break this long nothing more is lost. */
const LONGEST_DRIFT = 60;

/** After so many answers of a skill, practice gains half of what it did. */
const HALF_GAIN = 30;

/** What is believed after all these answers, in the order in which they were given. */
export function foldAll(answers: Iterable<Answer>): Ability {
  let ability = UNKNOWN;
  for (const answer of answers) ability = fold(ability, answer);
  return ability;
}

/** What is believed after one answer more. */
export function fold(ability: Ability, answer: Answer): Ability {
  const evidence = evidenceOf(answer);
  if (evidence === null) return ability;
  const place = placeOf(answer.skill);
  return practised(informed(drifted(ability, answer.day), answer, evidence), place);
}

/** What is still believed on a later day; on an earlier one, the same. */
export function drifted(ability: Ability, day: number): Ability {
  const { day: before, covariances } = ability;
  const days = Math.min(Math.max(0, day - (before ?? day)), LONGEST_DRIFT);
  const later = { ...ability, day: Math.max(day, before ?? day) };
  if (days === 0) return later;
  return { ...later, covariances: covariances.map((own, at) => own + days * (DRIFT[at] ?? 0)) };
}

/** Bayes' rule, with the distribution that it gives replaced by the normal one of the same mean and covariances. */
function informed(ability: Ability, answer: Answer, evidence: Evidence): Ability {
  const { means, covariances } = ability;
  const { z, spread } = standing(ability, answer, answer.hints);
  const { slope, curvature } = turn(evidence, z);
  const withSkill = columnOf(covariances, placeOf(answer.skill), SIZE);
  return {
    ...ability,
    means: means.map((mean, at) => mean + ((withSkill[at] ?? 0) * slope) / spread),
    covariances: lessSquare(covariances, withSkill, curvature / spread ** 2),
  };
}

/** What an answer still teaches after so many of its skill, as a share of what the first did. */
export function practiceLeft(answers: number): number {
  return 1 / (1 + answers / HALF_GAIN);
}

/** Each answer is practice, of less use with every one of its skill. */
function practised(ability: Ability, place: number): Ability {
  const { means, covariances, answers } = ability;
  const times = practiceLeft(answers[place] ?? 0);
  const gain = times * (means[PRACTICE] ?? 0);
  return {
    ...ability,
    means: means.with(place, (means[place] ?? 0) + gain),
    covariances: withAdded(covariances, { source: PRACTICE, target: place, times }, SIZE),
    answers: answers.with(place, (answers[place] ?? 0) + 1),
  };
}
