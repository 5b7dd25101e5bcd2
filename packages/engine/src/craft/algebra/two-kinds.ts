import type { Face } from "../options/option.ts";
import { type TwoKindsScenario, twoKinds } from "../scenarios/two-kinds.ts";
import type { Twists } from "../options/siblings.ts";
import type { Relation } from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import type { Chance } from "../../random/chance.ts";

/** A story about things of two kinds; the first twist is which kind counts more each. */
export interface TwoKindsStory {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  readonly a: number;
  readonly b: number;
  readonly count: number;
  readonly total: number;
  readonly at: Twists;
}

/** Two equations or two inequalities. */
export type System = readonly [Relation, Relation];

/** The scenario of a story. */
export function scenarioOf({ scenario }: Pick<TwoKindsStory, "scenario">): TwoKindsScenario {
  return twoKinds[scenario] as TwoKindsScenario; // drawn from the length of the list
}

/** Both lines of a system as one option. */
export function showSystem([one, other]: System): Face {
  return { text: `${inline(one)} and ${inline(other)}` };
}

/** What one of the first kind counts, and one of the second. */
export function rates({ a, b }: TwoKindsStory, { first }: Twists): readonly [number, number] {
  return first ? [a, b] : [b, a];
}

/** A scenario and what one of either kind counts in it. */
export function drawRates(chance: Chance) {
  const scenario = chance.int(0, twoKinds.length - 1);
  const { from, to } = twoKinds[scenario] as TwoKindsScenario; // in the list
  const [a, b] = [chance.int(from, to), chance.int(from, to)];
  chance.require(a > b, "the kinds are alike");
  return { scenario, a, b };
}

/** How much one of either kind counts, as the story says. */
export function told(story: TwoKindsStory): string {
  const { amount, rates: sentence } = scenarioOf(story);
  const [first, second] = rates(story, story.at);
  return sentence(amount(first), amount(second));
}

/** "where $x$ is the number of buses and $y$ is the number of vans". */
export function where(story: TwoKindsStory): string {
  const [first, second] = scenarioOf(story).many;
  return `where $x$ is the number of ${first} and $y$ is the number of ${second}`;
}

/** How a learner comes to swap what the kinds count. */
export function swappedRates(story: TwoKindsStory) {
  const [first, second] = scenarioOf(story).many;
  const code = "quantities-exchanged" as const; // a literal, not any string
  return { code, deed: `giving the ${first} the amount of the ${second}` };
}
