import { type SkillCode, skillPhrase, type SlipCode, SLIPS } from "@sat/item";
import type { Tally } from "../../records/progress-figures.ts";
import type { WeekFigures } from "./week-figures.ts";

/** What a week is told by. */
export interface TwoWeeks {
  readonly week: WeekFigures;
  /** The week before it. */
  readonly before: WeekFigures;
  /** How many mistakes were retired in it. */
  readonly retired: number;
}

/** Of fewer answers of a skill in a week nothing is said. */
const FEW = 4;
/** By how much more of them must be right to be called better: of eight that is two. */
const BETTER = 0.2;
/** A slip that came up once less or more may be chance. */
const CHANGE = 2;

/**
 * Tells of a week in five sentences, each from facts alone: no praise for how much it was, and no word on what was not
 * done. None for a week without answers.
 */
export function lookBackWords(weeks: TwoWeeks): string[] {
  if (weeks.week.answers === 0) return [];
  return [howMuch(weeks), whatGotBetter(weeks), whichSlip(weeks), whatRetired(weeks), next(weeks)];
}

function howMuch({ week: { answers, right, days } }: TwoWeeks): string {
  const on = days === 1 ? "1 day" : `${days} days`;
  if (answers === 1)
    return `You answered 1 question, and got it ${right === 1 ? "right" : "wrong"}.`;
  return `You answered ${answers} questions on ${on} and got ${right} right.`;
}

function whatGotBetter({ week, before }: TwoWeeks): string {
  if (before.answers === 0) return "The week before has no answers to compare these with.";
  const [best] = [...week.bySkill]
    .flatMap(([skill, tally]) => {
      const earlier = before.bySkill.get(skill);
      if (earlier === undefined || Math.min(tally.answers, earlier.answers) < FEW) return [];
      return [{ skill, tally, earlier, rise: share(tally) - share(earlier) }];
    })
    .toSorted((one, other) => other.rise - one.rise || inOrder(one, other));
  if (best === undefined || best.rise < BETTER)
    return "No skill changed by enough to say that it got better.";
  const { skill, tally, earlier } = best;
  return `You did better on ${skillPhrase(skill)}: ${of(tally)} right, after ${of(earlier)} the week before.`;
}

function whichSlip({ week, before }: TwoWeeks): string {
  const changes = [...new Set([...week.bySlip.keys(), ...before.bySlip.keys()])]
    .map((slip) => ({
      slip,
      now: week.bySlip.get(slip) ?? 0,
      earlier: before.bySlip.get(slip) ?? 0,
    }))
    .toSorted((one, other) => size(other) - size(one) || (one.slip < other.slip ? -1 : 1));
  // Who answered less was wrong less: a change counts if it is one by the answers given as well.
  const change = changes.find(
    ({ now, earlier }) =>
      Math.abs(now - earlier) >= CHANGE &&
      Math.sign(now - earlier) === Math.sign(now * before.answers - earlier * week.answers),
  );
  if (before.answers > 0 && change !== undefined) return changed(change);
  const [most] = changes.toSorted((one, other) => other.now - one.now);
  if (most === undefined || most.now < CHANGE) return "No mistake came up more than once.";
  return `The mistake that came up most is ${named(most.slip)}: ${times(most.now)}.`;
}

interface Change {
  readonly slip: SlipCode;
  readonly now: number;
  readonly earlier: number;
}

function size({ now, earlier }: Change): number {
  return Math.abs(now - earlier);
}

function changed({ slip, now, earlier }: Change): string {
  const went = now < earlier ? "less" : "more";
  return `One mistake came up ${went} often: ${named(slip)}, ${times(now)} after ${times(earlier)} the week before.`;
}

function times(count: number): string {
  if (count > 2) return `${count} times`;
  return ["not once", "once", "twice"][count] ?? "";
}

function whatRetired({ retired }: TwoWeeks): string {
  if (retired === 0)
    return "No mistake was retired; that takes right answers to ones like it on two different days.";
  return retired === 1
    ? "You retired 1 mistake: questions like it went right on two different days."
    : `You retired ${retired} mistakes: questions like them went right on two different days.`;
}

function next({ week }: TwoWeeks): string {
  const [worst] = [...week.bySkill]
    .map(([skill, tally]) => ({ skill, tally, missed: tally.answers - tally.right }))
    .filter(({ missed }) => missed >= CHANGE)
    .toSorted((one, other) => other.missed - one.missed || inOrder(one, other));
  if (worst === undefined)
    return "Next week could go anywhere: no skill went wrong more than once.";
  const { skill, tally, missed } = worst;
  return `Next week could be about ${skillPhrase(skill)}: ${missed} of ${tally.answers} went wrong.`;
}

interface OfSkill {
  readonly skill: SkillCode;
}

/** Alike, they come in one order each time. */
function inOrder({ skill: one }: OfSkill, { skill: other }: OfSkill): number {
  return one < other ? -1 : 1;
}

function share({ right, answers }: Tally): number {
  return right / answers;
}

function of({ right, answers }: Tally): string {
  return `${right} of ${answers}`;
}

function named(slip: SlipCode): string {
  return `"${SLIPS[slip]}"`;
}
