import type { Context } from "@sat/content/scenarios/context";
import type { Grid } from "@sat/content/scenarios/grid";
import { rational } from "../../math/rational.ts";
import { dollars, inProse } from "../wording/story.ts";

/** Something of which each adds to a result, and something of which each takes away from it. */
export interface GainScenario extends Context {
  /** What one of either kind adds and takes away. */
  readonly told: (gain: string, loss: string) => string;
  /** How many there were of both kinds, and what came of it, as a clause. */
  readonly made: (count: string, result: string) => string;
  /** The question for the number of either kind. */
  readonly asks: readonly [string, string];
  readonly names: readonly [string, string];
  /** Both kinds together, and what they make. */
  readonly all: string;
  readonly outcome: string;
  /** How much one adds or takes away in life, in parts of which so many make one unit. */
  readonly each: Grid;
  readonly per: number;
  readonly amount: (parts: number) => string;
}

const CENTS = { per: 100, amount: (parts: number) => dollars(rational(parts, 100)) };

function measuredIn(unit: string, per: number) {
  return { per, amount: (parts: number) => `${inProse(rational(parts, per))} ${unit}` };
}

export const gains: readonly GainScenario[] = [
  {
    ...measuredIn("points", 1),
    basis: "Scores of student robotics contests, a few points for each ball.",
    told: (gain, loss) =>
      `In a robotics contest, a robot gains ${gain} for each ball that it delivers and loses ${loss} for each ball that it drops.`,
    made: (count, result) =>
      `one robot delivered or dropped ${count} balls and had a score of ${result}`,
    asks: ["how many of the balls did it deliver", "how many of the balls did it drop"],
    all: "balls",
    outcome: "the score",
    names: ["delivered balls", "dropped balls"],
    each: [2, 15, 1],
  },
  {
    ...CENTS,
    basis: "Hand-blown vases: about $8 to $24 earned on a good one or lost on a broken one.",
    told: (gain, loss) =>
      `A glassblower earns ${gain} on each vase that passes inspection and loses ${loss} on each vase that fails.`,
    made: (count, result) =>
      `in one month, the glassblower made ${count} vases and earned a total of ${result}`,
    asks: ["how many of the vases passed inspection", "how many of the vases failed inspection"],
    all: "vases",
    outcome: "the total earned",
    names: ["vases that passed", "vases that failed"],
    each: [750, 2400, 50],
  },
  {
    ...CENTS,
    basis: "Courier contracts: about $4 to $12 for a package, and as much in penalties.",
    told: (gain, loss) =>
      `A courier company receives ${gain} for each package that it delivers on time and pays a fine of ${loss} for each late package.`,
    made: (count, result) =>
      `for ${count} packages, the company received a total of ${result} after the fines were paid`,
    asks: ["how many of the packages were on time", "how many of the packages were late"],
    all: "packages",
    outcome: "the total received",
    names: ["packages on time", "late packages"],
    each: [425, 1200, 25],
  },
  {
    ...measuredIn("cubic meters", 10),
    basis: "A small village reservoir: inflow and use of 20 to 65 cubic meters per day.",
    told: (gain, loss) =>
      `The amount of water in a reservoir increases by ${gain} on each rainy day and decreases by ${loss} on each dry day.`,
    made: (count, result) =>
      `over ${count} days, the amount of water increased by a total of ${result}`,
    asks: ["how many of the days were rainy", "how many of the days were dry"],
    all: "days",
    outcome: "the increase",
    names: ["rainy days", "dry days"],
    each: [200, 650, 25],
  },
  {
    ...measuredIn("watt-hours", 10),
    basis: "Battery of a weather station: about 12 to 48 watt-hours gained or used per day.",
    told: (gain, loss) =>
      `The battery of a weather station gains ${gain} of energy on each sunny day and loses ${loss} on each cloudy day.`,
    made: (count, result) =>
      `over ${count} days, each either sunny or cloudy, the energy in the battery increased by a total of ${result}`,
    asks: ["how many of the days were sunny", "how many of the days were cloudy"],
    all: "days",
    outcome: "the increase",
    names: ["sunny days", "cloudy days"],
    each: [125, 475, 25],
  },
  {
    ...measuredIn("grams", 1),
    basis: "Penguin chicks gain or lose about 30 to 95 grams per day.",
    told: (gain, loss) =>
      `The mass of a penguin chick increases by ${gain} on each day with a feeding and decreases by ${loss} on each day without one.`,
    made: (count, result) =>
      `over ${count} days, the mass of the chick increased by a total of ${result}`,
    asks: [
      "on how many of the days was the chick fed",
      "on how many of the days was the chick not fed",
    ],
    all: "days",
    outcome: "the increase",
    names: ["days with food", "days without food"],
    each: [30, 95, 5],
  },
  {
    ...measuredIn("feet", 1),
    basis:
      "Hot-air balloons: steps of about 20 to 75 feet for a burst of the burner or an opening of the vent.",
    told: (gain, loss) =>
      `Each time the pilot of a hot-air balloon fires the burner, the balloon rises ${gain}, and each time the pilot opens the vent, it descends ${loss}.`,
    made: (count, result) =>
      `the pilot did one or the other ${count} times, and the balloon was then ${result} higher`,
    asks: [
      "how many times did the pilot fire the burner",
      "how many times did the pilot open the vent",
    ],
    all: "actions",
    outcome: "the change in height",
    names: ["firings of the burner", "openings of the vent"],
    each: [20, 75, 5],
  },
  {
    ...measuredIn("centimeters", 10),
    basis: "Snow on a glacier: about 12 to 46 centimeters gained or lost per week.",
    told: (gain, loss) =>
      `The depth of the snow on a glacier increases by ${gain} in each week with snowfall and decreases by ${loss} in each week without it.`,
    made: (count, result) => `over ${count} weeks, the depth increased by a total of ${result}`,
    asks: ["how many of the weeks had snowfall", "how many of the weeks had no snowfall"],
    all: "weeks",
    outcome: "the increase",
    names: ["weeks with snowfall", "weeks without snowfall"],
    each: [120, 460, 20],
  },
];
