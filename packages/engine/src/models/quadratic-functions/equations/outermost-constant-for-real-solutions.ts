import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { discriminantOf } from "../../../craft/algebra/discriminant.ts";
import { stepShowing, stepTo } from "../../../craft/wording/steps.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  equation,
  negative,
  power,
  product,
  quotient,
  relation,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { negate, rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

/** ax² + bx + k = 0, or with k on the right. The twists are the side of k, and whether no solutions are wanted. */
interface Terms {
  readonly x: string;
  readonly a: number;
  readonly b: number;
  readonly k: string;
}

function equationAt({ x, a, b, k }: Terms, { first }: Twists) {
  const left = standardForm([a, b, 0], x);
  return first ? equation(sum(left, k), 0) : equation(left, k);
}

/** The whole number next to b²/4a, above it for no solutions and below it for two. */
function answer({ a, b }: Terms, { first, second }: Twists): number {
  const edge = (b * b) / (4 * a);
  const left = second ? Math.floor(edge) + 1 : Math.ceil(edge) - 1;
  return first ? left : -left;
}

/** Least when the constant must be above the edge. */
function extreme({ first, second }: Twists): "least" | "greatest" {
  return first === second ? "least" : "greatest";
}

/** The bound of the constant, and on which side of it the constant lies. */
function boundOf({ a, b }: Terms, at: Twists) {
  const edge = rational(b * b, 4 * a);
  return {
    bound: at.first ? edge : negate(edge),
    side: extreme(at) === "least" ? ">" : "<",
    sign: at.second ? "negative" : "positive",
  } as const;
}

function stepsOf(given: Terms, at: Twists): Step[] {
  const { x, a, b, k } = given;
  const { bound, side, sign } = boundOf(given, at);
  const key = answer(given, at);
  const last = at.first ? k : negative(k);
  const under = sum(b * b, product(at.first ? -4 * a : 4 * a, k));
  const moved = equation(sum(standardForm([a, b, 0], x), last), 0);
  const divided = at.first
    ? `divide by ${inline(-4 * a)}, which reverses the inequality sign`
    : `divide by ${inline(4 * a)}`;
  return [
    ...(at.first ? [] : [stepShowing(`Subtract $${k}$ from both sides.`, moved)]),
    stepShowing(
      `Write the discriminant $b^2 - 4ac$, with ${inline(last)} as the constant term.`,
      equation(discriminantOf(a, b, last), under),
    ),
    stepShowing(`It must be ${sign}.`, relation(under, at.second ? "<" : ">", 0)),
    {
      ...stepShowing(
        `Subtract ${inline(b * b)} from both sides, and ${divided}.`,
        relation(k, side, bound),
      ),
      claim: `${b * b} - 4*${a}*${code(rational(b * b, 4 * a))} = 0`,
    },
    stepTo(
      `Find the ${extreme(at)} integer that is ${side === ">" ? "greater" : "less"} than ${inline(bound)}.`,
      equation(k, key),
      code(relation(key, side, bound)),
    ),
  ];
}

/** The first whole number beyond which the equation has no real solutions, or two. */
const nextToTheEdge = level({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const given = {
      x: chance.pick(["x", "t", "w", "y", "z", "r", "s", "v"]),
      a: chance.int(1, 12),
      b: chance.nonzero(45),
      k: chance.pick(["k", "c", "n", "p"]),
    };
    chance.require(given.b ** 2 > 12 * given.a, "a small edge");
    chance.require(areDistinct(siblingAnswers((at) => answer(given, at))), "answers coincide");
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { a, b, k } = given;
    const { bound, sign } = boundOf(given, at);
    const count = at.second ? "no real solutions" : "two distinct real solutions";
    const other = answer(given, { ...at, second: !at.second });
    const valueAt = (constant: number) => {
      const last = at.first ? constant : -constant;
      return inline(equation(discriminantOf(a, b, last), b * b - 4 * a * last));
    };
    const edge = quotient(power(b, 2), times(4, a));
    const wrongBound = inline(equation(at.first ? negative(edge) : edge, negate(bound)));
    return {
      question: paragraphs(
        inline(equationAt(given, at)),
        `In the given equation, $${k}$ is an integer constant. If the equation has ${count}, what is the ${extreme(at)} possible value of $${k}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => answer(given, each),
        show: numeral,
        why: `With it, the discriminant is ${sign}: ${valueAt(answer(given, at))}.`,
        slips: [
          {
            code: "sign-lost",
            deed: `using ${at.first ? `$-${k}$ instead of $${k}$` : `$${k}$ instead of $-${k}$`} as the constant term, which makes the bound ${wrongBound},`,
          },
          {
            code: "bound-misjudged",
            deed: `choosing the nearest integer on the other side of ${inline(bound)}, where the discriminant is ${valueAt(other)},`,
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: `using ${wrongBound} instead of ${inline(bound)} as the bound`,
        },
      }),
      opening: `The equation has ${count} when its discriminant is ${sign}.`,
      steps: stepsOf(given, at),
      hint: `If the equation has ${count}, is its discriminant positive, zero, or negative?`,
      tip: "Test the integer you found and its neighbor: the number of solutions must change between them.",
      archetype: at.second ? "PB08" : "PB09",
    };
  },
  facts: ({ given, at }) => ({
    kind: "constant",
    given: code(equationAt(given, at)),
    unknown: given.x,
    constant: given.k,
    solutions: at.second ? "none" : "two",
    extreme: extreme(at),
    told: [
      `${at.second ? "no real" : "two real"} solutions`,
      `${at.first === at.second ? "least" : "greatest"} possible value`,
    ],
  }),
});

/** The least or greatest integer constant with which a quadratic equation has no real solutions, or two. */
export const outermostConstantForRealSolutions = defineLevels({
  id: "outermost-constant-for-real-solutions",
  version: 3,
  topic: "quadratic-functions",
  skill: "P.B",
  archetypes: ["PB08", "PB09"],
  optionDesign: "orbit",
  Hard: nextToTheEdge,
});
