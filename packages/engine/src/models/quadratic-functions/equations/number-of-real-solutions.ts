import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import type { Face } from "../../../craft/options/option.ts";
import { standardForm, vertexForm } from "../../../craft/algebra/quadratics.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import type { MathFacts } from "../../../facts/math.ts";
import type { Chance } from "../../../random/chance.ts";

const COUNTS = ["none", "one", "two", "many"] as const;
type Count = (typeof COUNTS)[number];

const FACES: Readonly<Record<Count, Face>> = {
  none: { text: "Zero", order: 0 },
  one: { text: "Exactly one", order: 1 },
  two: { text: "Exactly two", order: 2 },
  many: { text: "Infinitely many", order: 3 },
};

/** a(x - h)² + k on the left; on the right the same, less d((x - u)² + v). */
interface Sides {
  readonly x: string;
  readonly a: number;
  readonly h: number;
  readonly k: number;
  readonly d: number;
  readonly u: number;
  readonly v: number;
  readonly count: Count;
}

type Coefficients = [number, number, number];

function leftOf({ a, h, k }: Sides): Coefficients {
  return [a, -2 * a * h, a * h * h + k];
}

/** What is left of the equation once all terms stand on one side. */
function rest({ d, u, v }: Sides): Coefficients {
  return [d, -2 * d * u, d * u * u + d * v];
}

function rightOf(sides: Sides): Coefficients {
  const [left, less] = [leftOf(sides), rest(sides)];
  return [left[0] - less[0], left[1] - less[1], left[2] - less[2]];
}

function equationOf(sides: Sides) {
  const { a, h, k, x } = sides;
  return equation(vertexForm({ a, h, k }, x), standardForm(rightOf(sides), x));
}

/** Leading coefficients of what is left of the equation. */
const LEADS = [-3, -2, -1, 1, 2, 3];

function draw(chance: Chance): Sides {
  const count = chance.pick(COUNTS);
  const a = chance.int(2, 6);
  const apart = chance.int(1, 9);
  return {
    x: chance.pick(UNKNOWNS),
    a,
    h: chance.nonzero(9),
    k: chance.nonzero(20),
    // Some of the square stays on the right.
    d: count === "many" ? 0 : chance.pick(LEADS.filter((lead) => lead < a)),
    u: count === "many" ? 0 : chance.nonzero(6),
    v: { none: apart, one: 0, two: -(apart < 5 ? apart : apart * apart), many: 0 }[count],
    count,
  };
}

const WHY: Readonly<Record<Count, string>> = {
  none: "a square would have to be negative",
  one: "a square must be zero",
  two: "a square must be a positive number",
  many: "nothing is left but a true statement",
};

/** The left side has a square, the right side is in standard form: how many solutions are there? */
const squareOnOneSide = level<Sides>({
  space: 250_000,
  steps: 3,
  draw,
  build: (sides) => {
    const { x, count, d, u, v } = sides;
    const zero = equation(standardForm(rest(sides), x), 0);
    return {
      question: paragraphs(
        inline(equationOf(sides)),
        "How many distinct real solutions does the given equation have?",
      ),
      options: rotatingOptions({
        faces: FACES,
        ask: count,
        why: `Once all terms are on one side, ${WHY[count]}.`,
        slip: (other) => ({
          code: "solutions-miscounted",
          deed: `gathering the terms on one side and concluding that ${WHY[other]}`,
        }),
      }),
      opening:
        "Multiply out the square and gather all terms on one side before you count solutions.",
      steps: [
        {
          text: `The left side is ${inline(standardForm(leftOf(sides), x))} when multiplied out.`,
        },
        ...(d === 0
          ? [{ text: "This is the right side, so every number is a solution." }]
          : [
              { text: `Gathering all terms gives ${inline(zero)}.` },
              {
                text: `In other words, ${inline(equation(vertexForm({ a: 1, h: u, k: 0 }, x), -v))}, so ${WHY[count]}.`,
                claim: `(${2 * d * u})^2 - 4*(${d})*(${d * u * u + d * v}) = ${-4 * d * d * v}`,
              },
            ]),
        { text: "The graphs of both sides show the same: count the points where they meet." },
      ],
      hint: "Bring the equation to the form with zero on one side. What does its discriminant say?",
      tip: "If all terms cancel and a true statement is left, every number is a solution.",
      archetype: "PB06",
    };
  },
  facts: (sides): MathFacts => ({
    kind: "solution-count",
    given: [code(equationOf(sides))],
    unknowns: [sides.x],
  }),
});

/** How many real solutions a quadratic equation has. */
export const numberOfRealSolutions = defineLevels({
  id: "number-of-real-solutions",
  version: 2,
  topic: "quadratic-functions",
  skill: "P.B",
  archetypes: ["PB06"],
  optionDesign: "rotating-ask",
  Medium: squareOnOneSide,
});
