import type { Point, ScatterplotFigure } from "@sat/item";
import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import {
  type GrowthScenario,
  fastGrowth,
  modeled,
  slowGrowth,
} from "../../../craft/scenarios/growth.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { statementClaims, statementOptions } from "../../../craft/options/statements.ts";
import { grouped, tex } from "../../../math/print.ts";

/** First twist: the values rise; second: they are multiplied again and again, not added to. */
function typeName({ first, second }: Twists): string {
  return `${first ? "Increasing" : "Decreasing"} ${second ? "exponential" : "linear"}`;
}

function slips({ first, second }: Twists) {
  const [is, other] = first ? ["rise", "fall"] : ["fall", "rise"];
  return [
    { code: "direction-turned-around", deed: `taking a ${is} of the values for a ${other}` },
    {
      code: "linear-for-exponential",
      deed: second
        ? "overlooking that the values change by a greater amount where they are greater"
        : "overlooking that the values change by about the same amount everywhere",
    },
  ] as const;
}

interface Cloud {
  readonly points: readonly Point[];
  readonly at: Twists;
}

/** Places of the points from left to right; at the first, the middle and the last there is no stray. */
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

function scatter({ points }: Cloud): ScatterplotFigure {
  const axis = { min: 0, step: 2 };
  return {
    kind: "scatterplot",
    x: { ...axis, max: 12, label: "$x$" },
    y: { ...axis, max: 26, label: "$y$" },
    points,
    alt: `Scatterplot of y against x. Data points: ${points.map(([x, y]) => `(${x}, ${y})`).join(", ")}.`,
  };
}

/** What kind of function suits a scatterplot. */
const ofCloud = level<Cloud>({
  space: 130_000,
  steps: 1,
  draw: (chance) => {
    const [low, high] = [chance.int(1, 3), chance.int(20, 25)];
    const at = twists(chance);
    const points = PLACES.map((place): Point => {
      const share = (at.first ? place - 1 : 11 - place) / 10;
      const exact = at.second ? low * (high / low) ** share : low + (high - low) * share;
      const stray = [1, 6, 11].includes(place) ? 0 : chance.int(-5, 5) / 10;
      return [place, Math.max(0, Math.round(2 * (exact + stray)) / 2)];
    });
    return { points, at };
  },
  build: (cloud) => {
    const { points, at } = cloud;
    const [first, middle, last] = [points[0], points[5], points[10]].map(
      (point) => point?.[1] ?? 0,
    );
    return {
      question:
        "The scatterplot shows the relationship between two variables, $x$ and $y$. Which type of function would best model the data?",
      figure: scatter(cloud),
      options: statementOptions({
        at,
        text: typeName,
        why: at.second
          ? "The points lie along a curve that gets steeper toward its higher end."
          : "The points lie close to a straight line.",
        slips: slips(at),
      }),
      opening: "Look at the direction of the points first, then at whether they bend.",
      steps: [
        {
          text: `From left to right, $y$ goes from $${first}$ to $${last}$, so the function is ${at.first ? "increasing" : "decreasing"}.`,
          claim: `${last} ${at.first ? ">" : "<"} ${first}`,
        },
        {
          text: at.second
            ? `Halfway along, $y$ is only $${middle}$, so most of the change is at one end: the points follow an exponential curve.`
            : `Halfway along, $y$ is $${middle}$, near the middle of the two: the points follow a line.`,
        },
      ],
      hint: "Do the points rise or fall from left to right? Would a ruler pass close to all of them?",
      tip: "Lay a straightedge along the points: a clear bend rules out a linear model.",
      archetype: "QD08",
    };
  },
  facts: ({ points }) => {
    const [first, middle, last] = [points[0], points[5], points[10]].map(
      (point) => point?.[1] ?? 0,
    );
    return {
      kind: "statement",
      given: [`p = ${first}`, `q = ${middle}`, `r = ${last}`],
      claims: statementClaims(typeName, (each) => [
        each.first ? "r > p" : "r < p",
        // On a line the middle value is the mean of the ends, on an exponential curve their geometric mean.
        each.second
          ? "abs(q - sqrt(p*r)) < abs(q - (p + r)/2)"
          : "abs(q - (p + r)/2) < abs(q - sqrt(p*r))",
      ]),
      told: ["two variables, $x$ and $y$", "type of function would best model the data"],
    };
  },
});

interface Table {
  readonly scenario: GrowthScenario;
  /** The number in the first row, and how far apart the rows are. */
  readonly from: number;
  readonly every: number;
  readonly values: readonly number[];
  readonly at: Twists;
}

const RATIOS = [
  [2, 1],
  [3, 2],
  [5, 4],
  [3, 1],
  [6, 5],
  [4, 3],
  [7, 5],
  [5, 2],
] as const;

/** What kind of function suits a table, of which equal steps have equal differences or ratios. */
const ofTable = level<Table>({
  space: 150_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick([...slowGrowth, ...fastGrowth]);
    const [p, q] = chance.pick(RATIOS);
    const [least, most] = [Math.ceil(scenario.from / q ** 3), Math.floor(scenario.to / p ** 3)];
    chance.require(least <= most, "amounts grow too far");
    const unit = chance.int(least, most);
    const start = unit * q ** 3;
    const curved = [0, 1, 2, 3].map((at) => unit * p ** at * q ** (3 - at));
    const step = Math.round((start * (p - q)) / q) + chance.nonzero(3);
    const straight = [0, 1, 2, 3].map((at) => start + at * step);
    chance.require(step > 0, "no growth");
    const at = twists(chance);
    const rising = at.second ? curved : straight;
    return {
      scenario,
      from: chance.int(0, 6),
      every: chance.int(1, 5),
      values: at.first ? rising : rising.toReversed(),
      at,
    };
  },
  build: (table) => {
    const { scenario, from, every, values, at } = table;
    const { unit } = scenario;
    const [a = 0, b = 0, c = 0, d = 0] = values;
    return {
      question: `The table shows ${modeled(scenario)} at four times during a study, given as the number of ${unit}s after its start. Which type of function best models the relationship between the number of ${unit}s and ${scenario.thing}?`,
      figure: dataTable(
        `Table of ${scenario.thing}`,
        [
          `Number of ${unit}s`,
          scenario.thing.replace(/^the /, "").replace(/^./, (letter) => letter.toUpperCase()),
        ],
        values.map((value, row) => [from + row * every, grouped(value)]),
      ),
      options: statementOptions({
        at,
        text: typeName,
        why: at.second
          ? "Equal steps in time have equal ratios of values."
          : "Equal steps in time have equal differences of values.",
        slips: slips(at),
      }),
      opening: "Over equal steps, equal differences mean linear and equal ratios mean exponential.",
      steps: [
        {
          text: `The values ${at.first ? "rise" : "fall"} from row to row, so the function is ${at.first ? "increasing" : "decreasing"}.`,
          claim: `${b} ${at.first ? ">" : "<"} ${a}`,
        },
        at.second
          ? {
              text: `The ratio of each value to the one before is the same: $\\frac{${tex(b)}}{${tex(a)}} = \\frac{${tex(c)}}{${tex(b)}} = \\frac{${tex(d)}}{${tex(c)}}$.`,
              claim: `${b}/${a} = ${d}/${c}`,
            }
          : {
              text: `The difference of each value and the one before is the same, $${tex(b - a)}$.`,
              claim: `${b} - ${a} = ${d} - ${c}`,
            },
      ],
      hint: "Compare neighboring rows: subtract first, then divide. Which stays the same?",
      tip: "Check all the neighboring pairs, not only the first, before you settle on a model.",
      archetype: "QD14",
    };
  },
  facts: ({ scenario: { thing, measure, unit }, values }) => ({
    kind: "statement",
    given: values.map((value, at) => `${"abcd".charAt(at)} = ${value}`),
    claims: statementClaims(typeName, (each) => [
      each.first ? "a < b" : "a > b",
      ...(each.second ? ["b*b = a*c", "c*c = b*d"] : ["b - a = c - b", "c - b = d - c"]),
    ]),
    told: [
      thing,
      ...(measure === undefined ? [] : [`in ${measure}`]),
      `four times, given as the number of ${unit}s after its start`,
      `relationship between the number of ${unit}s and ${thing}`,
    ],
  }),
});

/** Whether data rise or fall, and along a line or an exponential curve. */
export const typeOfModelForData = defineLevels({
  id: "type-of-model-for-data",
  version: 2,
  topic: "data-analysis",
  skill: "Q.D",
  archetypes: ["QD08", "QD14"],
  optionDesign: "orbit",
  Easy: ofCloud,
  Medium: ofTable,
});
