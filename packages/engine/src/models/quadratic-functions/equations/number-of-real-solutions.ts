import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { type Face, right, wrong } from "../../../craft/options/option.ts";
import { discriminantOf } from "../../../craft/algebra/discriminant.ts";
import { standardForm, vertexForm } from "../../../craft/algebra/quadratics.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepShowing, stepThrough } from "../../../craft/wording/steps.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { leadsTo, paragraphs } from "../../../craft/wording/words.ts";
import { equation, power, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import type { MathFacts } from "../../../facts/math.ts";
import type { Step } from "../../../model.ts";
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

const IN_WORDS: Readonly<Record<Count, string>> = {
  none: "no real solutions",
  one: "exactly one real solution",
  two: "two distinct real solutions",
  many: "infinitely many solutions",
};

/** (x - u)² on the left and a number on the right. */
function isolated({ x, u, v }: Sides): string {
  return inline(equation(power(sum(x, -u), 2), -v));
}

/** How a learner comes to another number of solutions, of an equation that is not true for all numbers. */
function misstep(sides: Sides, other: Count): Misstep {
  const { x, u, count } = sides;
  const shown = isolated(sides);
  const both = "solutions-miscounted";
  const unmoved = (sign: string): Misstep => ({
    code: "sign-lost",
    deed: `moving the constant without changing its sign, so that the square in ${shown} would be ${sign},`,
  });
  switch (other) {
    case "none":
      return count === "one"
        ? { code: both, deed: "treating a discriminant of $0$ as if it were negative" }
        : unmoved("negative");
    case "one":
      return count === "two"
        ? { code: both, deed: `taking only the positive square root in ${shown}` }
        : {
            code: both,
            deed: `counting ${inline(u)}, where the square in ${shown} is zero, as the only solution`,
          };
    case "two":
      return count === "one"
        ? { code: both, deed: `counting the solution ${inline(u)} of ${shown} twice` }
        : unmoved("positive");
    case "many":
      return {
        code: "condition-unchecked",
        deed: `treating the equation as true for all values of $${x}$, although ${inline(equation(standardForm(rest(sides), x), 0))} is left,`,
      };
  }
}

/** The same where nothing is left but 0 = 0. */
function misstepAtIdentity(other: Count): Misstep {
  const deeds = {
    none: "treating $0 = 0$ as a false statement",
    one: "treating $0 = 0$ as the statement that the only solution is $0$",
    two: "assuming that every equation with a square has two solutions",
    many: "",
  };
  return { code: "solutions-miscounted", deed: deeds[other] };
}

const SIGN_OF_DISCRIMINANT = {
  none: "Since the discriminant is negative, the equation has no real solutions.",
  one: "Since the discriminant is zero, the equation has exactly one real solution.",
  two: "Since the discriminant is positive, the equation has two distinct real solutions.",
} as const;

function stepsOf(sides: Sides): Step[] {
  const { x, a, h, k, count } = sides;
  const [lead, middle, last] = rest(sides);
  const squared = equation(power(sum(x, -h), 2), standardForm([1, -2 * h, h * h], x));
  const multipliedOut = stepShowing(
    `Since ${inline(squared)}, the left side can be written without parentheses.`,
    equation(vertexForm({ a, h, k }, x), standardForm(leftOf(sides), x)),
  );
  if (count === "many") {
    return [
      multipliedOut,
      stepShowing(
        "This is the same expression as on the right side. Subtract it from both sides.",
        equation(0, 0),
      ),
      {
        text: `This statement is true for every value of $${x}$, so the equation has infinitely many solutions.`,
      },
    ];
  }
  const value = middle * middle - 4 * lead * last;
  return [
    multipliedOut,
    stepShowing(
      "Subtract the right side from both sides.",
      equation(standardForm([lead, middle, last], x), 0),
    ),
    stepThrough(
      `Compute the discriminant $b^2 - 4ac$ with $a = ${lead}$, $b = ${middle}$, and $c = ${last}$.`,
      discriminantOf(lead, middle, last),
      value,
    ),
    { text: SIGN_OF_DISCRIMINANT[count] },
  ];
}

function optionsOf(sides: Sides) {
  const { x, count } = sides;
  const why =
    count === "many"
      ? `Both sides are equal to ${inline(standardForm(leftOf(sides), x))} for every value of $${x}$.`
      : `The equation can be written as ${isolated(sides)}, which has ${IN_WORDS[count]}.`;
  return COUNTS.map((other) => {
    if (other === count) return right(FACES[count], why);
    const { code: slip, deed } =
      count === "many" ? misstepAtIdentity(other) : misstep(sides, other);
    return wrong(FACES[other], slip, leadsTo(IN_WORDS[other], deed));
  });
}

/** The left side has a square, the right side is in standard form: how many solutions are there? */
const squareOnOneSide = level<Sides>({
  space: 250_000,
  steps: 3,
  draw,
  build: (sides) => {
    const { x, h } = sides;
    const squared = power(sum(x, -h), 2);
    return {
      question: paragraphs(
        inline(equationOf(sides)),
        "How many distinct real solutions does the given equation have?",
      ),
      options: optionsOf(sides),
      opening: "Gather all terms on the left side before counting the solutions.",
      steps: stepsOf(sides),
      hint: `What is ${inline(squared)} without parentheses, and which terms are left after you subtract the right side?`,
      tip: "The sign of the discriminant counts the solutions; if all terms cancel, compare what is left.",
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
  version: 3,
  topic: "quadratic-functions",
  skill: "P.B",
  archetypes: ["PB06"],
  optionDesign: "rotating-ask",
  Medium: squareOnOneSide,
});
