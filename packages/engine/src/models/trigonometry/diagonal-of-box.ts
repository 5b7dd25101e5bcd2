import type { SolidFigure } from "@sat/item";
import { unitFor } from "../../craft/geometry/units.ts";
import { range } from "../../craft/draws/ranges.ts";
import { remembered } from "../../craft/assembly/remembered.ts";
import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { numeral } from "../../craft/options/option.ts";
import {
  type Twists,
  rotatingOptions,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../craft/options/siblings.ts";
import { type BoxScenario, boxScenarios } from "@sat/content/scenarios/boxes";
import { rootText } from "../../craft/geometry/special-triangles.ts";
import {
  type RootForm,
  areDistinctRoots,
  rootFace,
  rootForm,
  rootTree,
} from "../../craft/geometry/square-roots.ts";
import { code, tex } from "../../math/print.ts";

type Edges = readonly [width: number, depth: number, height: number];

function boxFigure(
  [width, depth, height]: readonly (number | undefined)[],
  thing: string,
): SolidFigure {
  const given = Object.entries({ width, depth, height }).filter(([, size]) => size !== undefined);
  return {
    kind: "solid",
    solid: "prism",
    labels: Object.fromEntries(given.map(([name, size]) => [name, `$${size}$`])),
    alt: `Right rectangular prism for ${thing}. ${given.map(([name, size]) => `Its ${name} is labeled ${size}.`).join(" ")}`,
  };
}

interface Box {
  readonly scenario: BoxScenario;
  readonly edges: Edges;
  /** Whether the diagonal of the whole box is asked and not of its bottom; whether only one is asked. */
  readonly at: Twists;
}

function diagonal([width, depth, height]: Edges, { first, second }: Twists): RootForm {
  const base = width * width + depth * depth;
  const square = first ? base + height * height : base;
  return second ? rootForm(1, square) : rootForm(1, 4 * square);
}

/** The diagonal of a box, or of its bottom, once or twice. */
const fromEdges = level<Box>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(boxScenarios);
    const size = () => chance.int(scenario.from, scenario.to);
    const edges = [size(), size(), chance.int(scenario.low, scenario.high)] as const;
    const all = siblingAnswers((at) => diagonal(edges, at));
    chance.require(
      all.every(({ root }) => root > 1) && areDistinctRoots(all),
      "a diagonal is whole",
    );
    return { scenario, edges, at: twists(chance) };
  },
  build: (item) => {
    const { scenario, edges, at } = item;
    const [width, depth, height] = edges;
    const { thing, base, rod, unit } = scenario;
    const square = width * width + depth * depth + (at.first ? height * height : 0);
    const single = diagonal(edges, { ...at, second: true });
    const key = diagonal(edges, at);
    const place = at.first
      ? `from a bottom corner of ${thing} to the opposite top corner`
      : `across the ${base} of ${thing} from one corner to the opposite corner`;
    const stretched = at.second
      ? `A ${rod[0]} is stretched straight ${place}. What is the length of the ${rod[0]}`
      : `Two ${rod[1]} are stretched, each straight ${place}. What is the total length of the two ${rod[1]}`;
    const sum = `${width}^2 + ${depth}^2${at.first ? ` + ${height}^2` : ""}`;
    return {
      question: `${scenario.intro} with the dimensions shown, in ${unit}. ${stretched}, in ${unit}?`,
      figure: boxFigure(edges, thing),
      options: siblingOptions({
        at,
        answer: (each) => diagonal(edges, each),
        show: rootFace,
        why: `The line ${place} is $\\sqrt{${tex(square)}}$ ${unit} long.`,
        slips: [
          {
            code: "wrong-formula",
            deed: at.first
              ? "using only the width and the depth"
              : "adding the square of the height as well",
          },
          at.second
            ? { code: "another-quantity", deed: `doubling the length, as for two ${rod[1]},` }
            : { code: "stopped-early", deed: `counting only one of the two ${rod[1]}` },
        ],
      }),
      opening: at.first
        ? "The diagonal of a box needs the Pythagorean theorem twice, or all three squares at once."
        : "The diagonal of the bottom is the hypotenuse of a right triangle in that rectangle.",
      steps: [
        {
          text: `${at.first ? "Bottom diagonal and height are legs of a second right triangle, so the" : "The"} diagonal is $\\sqrt{${sum}} = ${rootText(single)}$.`,
          claim: `sqrt(${sum}) = ${code(rootTree(single))}`,
        },
        at.second
          ? { text: "This is the length that is asked." }
          : {
              text: `The two ${rod[1]} together are twice as long, $${rootText(key)}$.`,
              claim: `length = ${code(rootTree(key))}`,
            },
      ],
      hint: "Which right triangle has the line as its hypotenuse? Does the height belong to it?",
      tip: "In a box, find the diagonal of the bottom first: it is a leg of the next right triangle.",
    };
  },
  facts: ({ scenario: { base, unit }, edges: [width, depth, height], at }) => ({
    kind: "value",
    given: [
      `bottom^2 = ${width}^2 + ${depth}^2`,
      `space^2 = bottom^2 + ${height}^2`,
      `length = ${at.second ? "" : "2*"}${at.first ? "space" : "bottom"}`,
    ],
    where: ["bottom > 0", "space > 0"],
    ask: "length",
    told: [
      `dimensions in ${unit} ${at.second ? "straight" : "two each straight"}`,
      at.first ? "from a bottom corner to the opposite top corner" : `across the ${base}`,
      `${at.second ? "length" : "total length of the two"} ${unit}`,
    ],
  }),
});

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

/** Two edges and the diagonal are given, so that the third edge must be found first. */
const fromDiagonal = level<Whole>({
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
    const shown = {
      edge: "",
      first: `2(${a} + ${c})`,
      second: `2(${b} + ${c})`,
      sum: `${a} + ${b} + ${c}`,
    }[ask];
    const value = measure(box, ask);
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
        why: `The ${missing} of the prism is $${c}$ ${unitFor(c, unit)}.`,
        slip: (each) => ({
          code: each === "edge" ? "stopped-early" : "another-quantity",
          deed: `giving ${words(item, each)}`,
        }),
      }),
      opening: "The longest segment joins opposite corners of the prism, through its inside.",
      steps: [
        {
          text: `Its square is the sum of the squares of the three edges: $${a}^2 + ${b}^2 + x^2 = ${d}^2$, where $x$ is the ${missing}.`,
          claim: `${a}^2 + ${b}^2 + edge^2 = ${d}^2`,
        },
        {
          text: `So $x^2 = ${tex(d * d - a * a - b * b)}$ and $x = ${c}$.`,
          claim: `edge = ${c}`,
        },
        shown === ""
          ? { text: "This length is what is asked." }
          : {
              text: `Then ${words(item, ask)} is $${shown} = ${tex(value)}$.`,
              claim: `${ask} = ${value}`,
            },
      ],
      hint: "Between which two vertices is the distance greatest? Which right triangle leads there?",
      tip: "Diagonal of a box: $d^2 = a^2 + b^2 + c^2$. It is the Pythagorean theorem used twice.",
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

/** The diagonal of a box from its edges, or an edge and lengths that depend on it from the diagonal. */
export const diagonalOfBox = defineLevels({
  id: "diagonal-of-box",
  version: 3,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC20"],
  optionDesign: "orbit",
  Medium: fromEdges,
  Hard: fromDiagonal,
});
