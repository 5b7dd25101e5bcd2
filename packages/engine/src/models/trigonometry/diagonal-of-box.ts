import type { SolidFigure } from "@sat/item";
import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { edgeFromDiagonal } from "../../craft/geometry/edge-from-diagonal.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../craft/options/siblings.ts";
import type { Misstep } from "../../craft/options/slips.ts";
import { type BoxScenario, boxScenarios } from "@sat/content/scenarios/boxes";
import {
  type RootForm,
  areDistinctRoots,
  rootFace,
  rootForm,
  rootTree,
} from "../../craft/geometry/square-roots.ts";
import { article, capitalized } from "../../language/noun.ts";
import { stepThrough, stepTo } from "../../craft/wording/steps.ts";
import { type Operand, equation, power, root, sum, times } from "../../math/expression.ts";
import { code, tex } from "../../math/print.ts";
import type { Step } from "../../model.ts";

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

/** The length of the line, or of two of them. */
function workOf([width, depth, height]: Edges, { first, second }: Twists): Operand {
  const squares = first ? [width, depth, height] : [width, depth];
  const line = root(sum(...squares.map((edge) => power(edge, 2))));
  return second ? line : times(2, line);
}

function slipsOf({ scenario, edges, at }: Box): {
  readonly slips: readonly [Misstep, Misstep];
  readonly corner: Misstep;
} {
  const { rod } = scenario;
  const misread = at.first ? "without the height" : "with the height as well";
  return {
    slips: [
      {
        code: at.first ? "term-left-out" : "wrong-formula",
        deed: at.first
          ? "using only the width and the depth"
          : "adding the square of the height as well",
        work: workOf(edges, { ...at, first: !at.first }),
      },
      {
        code: at.second ? "another-quantity" : "stopped-early",
        deed: at.second
          ? `finding the length of two ${rod[1]}`
          : `counting only one of the two ${rod[1]}`,
        work: workOf(edges, { ...at, second: !at.second }),
      },
    ],
    corner: {
      code: "another-quantity",
      deed: `finding the length of ${at.second ? `two ${rod[1]}` : `one ${rod[0]}`} ${misread}`,
      work: workOf(edges, { first: !at.first, second: !at.second }),
    },
  };
}

function stepsOf({ scenario, edges, at }: Box): Step[] {
  const [width, depth, height] = edges;
  const { rod, unit } = scenario;
  const bottom = width * width + depth * depth;
  const square = at.first ? bottom + height * height : bottom;
  const single = rootTree(diagonal(edges, { ...at, second: true }));
  const key = rootTree(diagonal(edges, at));
  const squareRoot = root(square);
  const [deed, claim] = [
    `Take the square root to find the length of one ${rod[0]}, in ${unit}.`,
    `sqrt(${square}) = ${code(single)}`,
  ];
  return [
    stepTo(
      "By the Pythagorean theorem, add the squares of the width and the depth to find the square of the diagonal of the bottom.",
      equation(sum(power(width, 2), power(depth, 2)), bottom),
    ),
    ...(at.first
      ? [
          stepTo(
            "This diagonal and the height are the legs of the next right triangle. Add the square of the height.",
            equation(sum(bottom, power(height, 2)), square),
          ),
        ]
      : []),
    { ...stepThrough(deed, squareRoot, single), claim },
    ...(at.second
      ? []
      : [
          {
            ...stepThrough(`The two ${rod[1]} together are twice as long.`, times(2, single), key),
            claim: `length = ${code(key)}`,
          },
        ]),
  ];
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
      all.every((form) => form.root > 1) && areDistinctRoots(all),
      "a diagonal is whole",
    );
    return { scenario, edges, at: twists(chance) };
  },
  build: (item) => {
    const { scenario, edges, at } = item;
    const [width, depth, height] = edges;
    const { thing, base, rod, unit } = scenario;
    const square = width * width + depth * depth + (at.first ? height * height : 0);
    const place = at.first
      ? `from a bottom corner of ${thing} to the opposite top corner`
      : `across the ${base} of ${thing} from one corner to the opposite corner`;
    const stretched = at.second
      ? `${capitalized(article(rod[0]))} ${rod[0]} is stretched straight ${place}. What is the length of the ${rod[0]}`
      : `Two ${rod[1]} are each stretched straight ${place}. What is the total length of the two ${rod[1]}`;
    return {
      question: `${scenario.some} has the shape of a right rectangular prism with the dimensions shown, in ${unit}. ${stretched}, in ${unit}?`,
      figure: boxFigure(edges, thing),
      options: siblingOptions({
        at,
        answer: (each) => diagonal(edges, each),
        show: rootFace,
        why: `The line ${place} is $\\sqrt{${tex(square)}}$ ${unit} long.`,
        ...slipsOf(item),
      }),
      opening: at.first
        ? "The diagonal of the bottom and the height are legs of a right triangle inside the box."
        : "The diagonal of the bottom is the hypotenuse of a right triangle in that rectangle.",
      steps: stepsOf(item),
      hint: at.first
        ? "Which right triangle has the line as its hypotenuse and the height as a leg?"
        : "Which two of the three dimensions are the legs of the right triangle in the bottom?",
      tip: at.first
        ? "In a box, find the diagonal of the bottom first: it is a leg of the next right triangle."
        : "Check in which plane the line lies: a line across the bottom does not need the height.",
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

/** The diagonal of a box from its edges, or an edge and lengths that depend on it from the diagonal. */
export const diagonalOfBox = defineLevels({
  id: "diagonal-of-box",
  version: 5,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC20"],
  optionDesign: "orbit",
  Medium: fromEdges,
  Hard: edgeFromDiagonal,
});
