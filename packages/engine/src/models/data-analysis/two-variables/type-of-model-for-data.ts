import { fastGrowth } from "@sat/content/scenarios/fast-growth";
import { type GrowthScenario, slowGrowth } from "@sat/content/scenarios/growth";
import type { Point, ScatterplotFigure } from "@sat/item";
import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { modeled } from "../../../craft/scenarios/growth.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { reasonedStatements } from "../../../craft/options/reasoned-statements.ts";
import { statementClaims } from "../../../craft/options/statements.ts";
import { fraction, sum } from "../../../math/expression.ts";
import { grouped, inline, tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

/** First twist: the values rise; second: they are multiplied again and again, not added to. */
function typeName({ first, second }: Twists): string {
  return `${first ? "Increasing" : "Decreasing"} ${second ? "exponential" : "linear"}`;
}

/** Why the direction, the kind, or both are not so: the direction and the kind as the data show them. */
function faultsOf(direction: string, kind: string) {
  return [
    { code: "direction-turned-around", why: direction },
    { code: "linear-for-exponential", why: kind },
    { code: "direction-turned-around", why: `${direction} ${kind}` },
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
    const halfway = ((first ?? 0) + (last ?? 0)) / 2;
    return {
      question:
        "The scatterplot shows the relationship between two variables, $x$ and $y$. Which type of function would best model the data?",
      figure: scatter(cloud),
      options: reasonedStatements({
        at,
        text: typeName,
        why: at.second
          ? "The points lie along a curve that gets steeper toward its higher end."
          : "The points lie close to a straight line.",
        faults: faultsOf(
          `From left to right, $y$ ${at.first ? "increases" : "decreases"} from $${first}$ to $${last}$.`,
          at.second
            ? `On a line, the middle point would be near $${halfway}$, but it has $y = ${middle}$.`
            : `The middle point has $y = ${middle}$, near $${halfway}$, as on a line; on an exponential curve it would be much lower.`,
        ),
      }),
      opening: "Look at the direction of the points first, then at whether they bend.",
      steps: [
        {
          text: `From left to right, $y$ goes from $${first}$ to $${last}$, so the function is ${at.first ? "increasing" : "decreasing"}.`,
          claim: `${last} ${at.first ? ">" : "<"} ${first}`,
        },
        {
          text: `On a line, the value of $y$ halfway would be the mean of these two.\n\n$\\frac{${first} + ${last}}{2} = ${halfway}$`,
          claim: `(${first} + ${last})/2 = ${halfway}`,
        },
        {
          text: at.second
            ? `The middle point has $y = ${middle}$, much less than this. Most of the change is at one end, so the points follow an exponential curve.`
            : `The middle point has $y = ${middle}$, close to this. The points do not bend, so they follow a line.`,
        },
      ],
      hint: "Do the points rise or fall from left to right, and does a straight line pass close to all of them?",
      tip: "Compare the middle point with the mean of the two ends: on a line they are close.",
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
      question: `The table shows ${modeled(scenario)} at four times, in ${unit}s after the start of a study. Which type of function best models ${scenario.thing} as a function of time?`,
      figure: dataTable(
        `Table of ${scenario.thing}`,
        [
          `Number of ${unit}s`,
          scenario.thing.replace(/^the /, "").replace(/^./, (letter) => letter.toUpperCase()),
        ],
        values.map((value, row) => [from + row * every, grouped(value)]),
      ),
      options: reasonedStatements({
        at,
        text: typeName,
        why: at.second
          ? "Equal steps in time have equal ratios of values."
          : "Equal steps in time have equal differences of values.",
        faults: faultsOf(
          `From row to row, the values ${at.first ? "increase" : "decrease"}: the first is ${inline(a)}, and the second is ${inline(b)}.`,
          at.second
            ? `The differences $${tex(sum(b, -a))} = ${tex(b - a)}$ and $${tex(sum(c, -b))} = ${tex(c - b)}$ are not equal, so the function is not linear.`
            : `The ratios ${inline(fraction(b, a))} and ${inline(fraction(c, b))} are not equal, so the function is not exponential.`,
        ),
      }),
      opening: "Over equal steps, equal differences mean linear and equal ratios mean exponential.",
      steps: [
        {
          text: `The values ${at.first ? "increase" : "decrease"} from row to row, so the function is ${at.first ? "increasing" : "decreasing"}.`,
          claim: `${b} ${at.first ? ">" : "<"} ${a}`,
        },
        at.second
          ? {
              text: `Divide each value by the one before it. The ratios are equal.\n\n$\\frac{${tex(b)}}{${tex(a)}} = \\frac{${tex(c)}}{${tex(b)}} = \\frac{${tex(d)}}{${tex(c)}} = ${tex(rational(b, a))}$`,
              claim: `${b}/${a} = ${d}/${c}`,
            }
          : {
              text: `Subtract from each value the one before it. The differences are equal.\n\n$${tex(sum(b, -a))} = ${tex(sum(c, -b))} = ${tex(sum(d, -c))} = ${tex(b - a)}$`,
              claim: `${b} - ${a} = ${d} - ${c}`,
            },
        {
          text: at.second
            ? "Equal ratios over equal steps mean an exponential function."
            : "Equal differences over equal steps mean a linear function.",
        },
      ],
      hint: "Subtract neighboring values, then divide them. Which of the two results stays the same?",
      tip: "Check all the neighboring pairs, not only the first, before you decide on a model.",
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
      `at four times, in ${unit}s after the start of a study`,
      `which type of function best models ${thing} as a function of time`,
    ],
  }),
});

/** Whether data rise or fall, and along a line or an exponential curve. */
export const typeOfModelForData = defineLevels({
  id: "type-of-model-for-data",
  version: 4,
  topic: "data-analysis",
  skill: "Q.D",
  archetypes: ["QD08", "QD14"],
  optionDesign: "orbit",
  Easy: ofCloud,
  Medium: ofTable,
});
