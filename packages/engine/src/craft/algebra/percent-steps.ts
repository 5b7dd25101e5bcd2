import type { GrowthScenario } from "@sat/content/scenarios/growth";
import type { Chance } from "../../random/chance.ts";
import { growthsFor } from "../scenarios/growth.ts";

/** An amount of which a percent can be taken twice in a row, with whole numbers throughout. */
export interface PercentSteps {
  readonly scenario: GrowthScenario;
  readonly amount: number;
  readonly percent: number;
}

/** Percents, and the numbers whose multiples stay whole. */
const PERCENTS = [
  [2, 2_500],
  [4, 625],
  [5, 400],
  [6, 2_500],
  [8, 625],
  [10, 100],
  [12, 625],
  [15, 400],
  [16, 625],
  [20, 25],
  [24, 625],
  [25, 16],
  [28, 625],
  [30, 100],
  [35, 400],
  [40, 25],
] as const;

function casesOf({ steepest, from, to }: GrowthScenario) {
  return PERCENTS.filter(([percent]) => percent <= steepest).map(([percent, unit]) => {
    const least = Math.ceil(from / unit);
    return { percent, unit, least, count: Math.max(0, Math.floor(to / unit) - least + 1) };
  });
}

/** Each scenario that may change in this direction as often, and each of its amounts. */
export function drawPercentSteps(chance: Chance, isRising: boolean): PercentSteps {
  const scenario = chance.pick(growthsFor(isRising));
  const cases = casesOf(scenario);
  let place = chance.int(0, cases.reduce((total, { count }) => total + count, 0) - 1);
  for (const { percent, unit, least, count } of cases) {
    if (place < count) return { scenario, percent, amount: unit * (least + place) };
    place -= count;
  }
  throw new RangeError("the place lies among the cases");
}
