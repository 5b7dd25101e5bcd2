import { type SkillCode, skillPhrase } from "@sat/item";
import type { LatestAnswer } from "../../records/latest-answers.ts";

/** What is known of a learner in a skill when a question of it is chosen. */
export interface Grounds {
  readonly skill: SkillCode;
  /** From how many answers the ability in it is believed. */
  readonly answers: number;
  /** The latest answers of the skill, the newest first. */
  readonly latest: readonly LatestAnswer[];
  readonly now: Date;
}

/** Of a skill with fewer answers there is little to say but that. */
const FEW = 3;

/** Weeks without a skill that are worth a word, and those after which nobody counts. */
const WEEKS = { least: 2, most: 8 };
const WEEK = 7 * 86_400_000;

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"] as const;

/**
 * Tells after what a question was chosen, from facts alone. It may be shown much later, when there are other facts: so it
 * says what there was then, and neither why chance has chosen the skill nor what will come of it.
 */
export function reasonWords({ skill, answers, latest, now }: Grounds): string {
  const name = skillPhrase(skill);
  const [last] = latest;
  if (answers < FEW || last === undefined)
    return `Chosen while little was known about how you do on ${name}.`;
  const weeks = Math.floor((now.getTime() - last.answeredAt.getTime()) / WEEK);
  if (weeks > WEEKS.most) return `Chosen after two months without an answer on ${name}.`;
  if (weeks >= WEEKS.least)
    return `Chosen after ${NUMBERS[weeks]} weeks without an answer on ${name}.`;
  return `Chosen after ${outcomeOf(latest, name)}.`;
}

function outcomeOf(latest: readonly LatestAnswer[], name: string): string {
  const missed = latest.filter(({ correct }) => !correct).length;
  const all = `your last ${NUMBERS[latest.length]} on ${name}`;
  if (missed === 0) return `${all} went right`;
  return missed === latest.length ? `${all} went wrong` : `${NUMBERS[missed]} of ${all} went wrong`;
}
