import type { Chance } from "../../random/chance.ts";
import { type GrowthScenario, fastGrowth, slowGrowth } from "../scenarios/growth.ts";

/** An amount of which a percent can be taken twice in a row, with whole numbers throughout. */
export interface PercentSteps {
  readonly scenario: GrowthScenario;
  readonly amount: number;
  readonly percent: number;
}

/** Percents, and the numbers whose multiples stay whole. */
const PERCENTS = [
  [10, 100],
  [15, 400],
  [20, 25],
  [25, 16],
  [30, 100],
  [40, 25],
] as const;

/** Amounts may be so many times those of the scenarios and still be plausible. */
const WIDER = 2;

const CASES = [...slowGrowth, ...fastGrowth].flatMap((scenario) =>
  PERCENTS.filter(([percent]) => percent <= scenario.steepest).map(([percent, unit]) => {
    const least = Math.ceil(scenario.from / unit);
    const most = Math.floor((WIDER * scenario.to) / unit);
    return { scenario, percent, unit, least, count: Math.max(0, most - least + 1) };
  }),
);

const ALL = CASES.reduce((total, { count }) => total + count, 0);

/** Each amount of each scenario as often. */
export function drawPercentSteps(chance: Chance): PercentSteps {
  let place = chance.int(0, ALL - 1);
  for (const { scenario, percent, unit, least, count } of CASES) {
    if (place < count) return { scenario, percent, amount: unit * (least + place) };
    place -= count;
  }
  throw new RangeError("the place lies among the cases");
}
