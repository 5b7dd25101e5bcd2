import { level } from "../assembly/levels.ts";
import { remembered } from "../assembly/remembered.ts";
import { range } from "../draws/ranges.ts";
import { numeral } from "../options/option.ts";
import { rotatingOptions } from "../options/siblings.ts";
import { stepTo } from "../wording/steps.ts";
import { type Operand, equation, power, root, sum, times } from "../../math/expression.ts";
import type { Step } from "../../model.ts";
import { unitFor } from "./units.ts";

type Quadruple = readonly [edge: number, edge: number, edge: number, diagonal: number];

const LONGEST_EDGE = 110;
/** The longest edge is at most so many times the shortest. */
const LONGEST_SHAPE = 6;

/** Boxes whose edges and diagonal are whole, each by every choice of its last edge. */
const quadruples = remembered((): readonly Quadruple[] =>
  range(1, LONGEST_EDGE).flatMap((b) =>
    range(1, b).flatMap((a) =>
      range(1, LONGEST_EDGE)
        .map((c): Quadruple => [a, b, c, Math.round(Math.sqrt(a * a + b * b + c * c))])
        .filter(
          ([one, two, three, d]) =>
            d * d === one * one + two * two + three * three &&
            Math.max(two, three) <= LONGEST_SHAPE * Math.min(one, three),
        ),
    ),
  ),
);

const ASKS = ["edge", "first", "second", "sum"] as const;
type Ask = (typeof ASKS)[number];

const EDGES = ["length", "width", "height"] as const;

interface Whole {
  readonly box: Quadruple;
  /** The edge that is not given. */
  readonly missing: (typeof EDGES)[number];
  readonly unit: string;
  readonly ask: Ask;
}

function measure([a, b, c]: Quadruple, ask: Ask): number {
  return { edge: c, first: 2 * (a + c), second: 2 * (b + c), sum: a + b + c }[ask];
}

/** The names of the edges that are given. */
function givenEdges({ missing }: Whole): readonly [string, string] {
  const [one = "", other = ""] = EDGES.filter((edge) => edge !== missing);
  return [one, other];
}

/** Four lengths, each of which needs the missing edge. */
function words(item: Whole, ask: Ask): string {
  const [one, other] = givenEdges(item);
  const face = (edge: string) =>
    `the perimeter of a face whose sides are the ${edge} and the ${item.missing} of the prism`;
  return {
    edge: `the ${item.missing} of the prism`,
    first: face(one),
    second: face(other),
    sum: "the sum of the length, the width, and the height of the prism",
  }[ask];
}

const UNITS = ["inches", "feet", "centimeters", "meters", "yards"];

/** The calculation of each length: of the missing edge from what is given, and of the others from that edge. */
function workOf([a, b, c, d]: Quadruple, ask: Ask): Operand {
  return {
    edge: root(sum(power(d, 2), times(-1, power(a, 2)), times(-1, power(b, 2)))),
    first: times(2, sum(a, c)),
    second: times(2, sum(b, c)),
    sum: sum(a, b, c),
  }[ask];
}

const TIPS = {
  edge: "Each edge is shorter than the longest segment: check your answer against it.",
  face: "Check which two edges are the sides of the face before you add.",
  sum: "Check at the end whether one edge is asked for, or all of them.",
};

function stepsOf(item: Whole): Step[] {
  const { box, missing, unit, ask } = item;
  const [a, b, c, d] = box;
  const [one, other] = givenEdges(item);
  const face = a * a + b * b;
  const rest = d * d - face;
  return [
    stepTo(
      `By the Pythagorean theorem, find the square of the diagonal of the face whose sides are the ${one} and the ${other}.`,
      equation(sum(power(a, 2), power(b, 2)), face),
    ),
    stepTo(
      `This diagonal and the ${missing} are the legs of a right triangle whose hypotenuse is the longest segment. Subtract to find the square of the ${missing}.`,
      equation(sum(power(d, 2), -face), rest),
      `${a}^2 + ${b}^2 + edge^2 = ${d}^2`,
    ),
    stepTo(
      `Take the square root to find the ${missing}, in ${unit}.`,
      equation(root(rest), c),
      `edge = ${c}`,
    ),
    ...(ask === "edge"
      ? []
      : [
          stepTo(
            `Use the ${missing} to find ${words(item, ask)}, in ${unit}.`,
            equation(workOf(box, ask), measure(box, ask)),
            `${ask} = ${measure(box, ask)}`,
          ),
        ]),
  ];
}

/** Two edges and the diagonal are given, so that the third edge must be found first. */
export const edgeFromDiagonal = level<Whole>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const box = chance.pick(quadruples());
    const values = ASKS.map((ask) => measure(box, ask));
    chance.require(new Set(values).size === 4, "two options alike");
    chance.require(Math.max(...values) < 10 * Math.min(...values), "an option far from the rest");
    return { box, missing: chance.pick(EDGES), unit: chance.pick(UNITS), ask: chance.pick(ASKS) };
  },
  build: (item) => {
    const { box, missing, unit, ask } = item;
    const [a, b, c, d] = box;
    const [one, other] = givenEdges(item);
    const face = (each: Ask) => numeral(measure(box, each));
    return {
      question: `A right rectangular prism has a ${one} of $${a}$ ${unitFor(a, unit)} and a ${other} of $${b}$ ${unitFor(b, unit)}. The longest line segment between two vertices of the prism is $${d}$ ${unit} long. What is ${words(item, ask)}, in ${unit}?`,
      options: rotatingOptions<Ask>({
        faces: {
          edge: face("edge"),
          first: face("first"),
          second: face("second"),
          sum: face("sum"),
        },
        ask,
        why: `With a ${missing} of $${c}$ ${unitFor(c, unit)}, the prism has the stated longest segment.`,
        slip: (each) => ({
          code: each === "edge" ? "stopped-early" : "another-quantity",
          deed: `finding ${words(item, each)}`,
          work: workOf(box, each),
        }),
      }),
      opening: "The longest segment joins opposite vertices of the prism, through its inside.",
      steps: stepsOf(item),
      hint: `Which right triangle has the longest segment as its hypotenuse and the ${missing} as a leg?`,
      tip: TIPS[ask === "first" || ask === "second" ? "face" : ask],
    };
  },
  facts: (item) => {
    const { box, missing, unit, ask } = item;
    const [a, b, , d] = box;
    const [one, other] = givenEdges(item);
    return {
      kind: "value",
      given: [
        `bottom^2 = ${a}^2 + ${b}^2`,
        `bottom^2 + edge^2 = ${d}^2`,
        `first = 2*${a} + 2*edge`,
        `second = 2*${b} + 2*edge`,
        `sum = ${a} + ${b} + edge`,
      ],
      where: ["bottom > 0", "edge > 0"],
      ask,
      told: [
        `${one} of ${a} ${unitFor(a, unit)} ${other} of ${b} ${unitFor(b, unit)}`,
        `longest segment between two vertices ${d} ${unit}`,
        {
          edge: missing,
          first: `perimeter of a face ${one} ${missing}`,
          second: `perimeter of a face ${other} ${missing}`,
          sum: "sum of the length width height",
        }[ask],
        unit,
      ],
    };
  },
});
