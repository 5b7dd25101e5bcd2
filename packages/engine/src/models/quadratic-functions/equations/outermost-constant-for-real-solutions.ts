import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, product, sum } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

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
    const [edge, key] = [rational(b * b, 4 * a), answer(given, at)];
    const side = at.first ? 1 : -1;
    const bound = rational(side * edge.num, edge.den);
    const [count, sign] = at.second
      ? ["no real solutions", "negative"]
      : ["two distinct real solutions", "positive"];
    const direction = extreme(at) === "least" ? "greater" : "less";
    const under = sum(b * b, product(-4 * a * side, k));
    return {
      question: paragraphs(
        inline(equationAt(given, at)),
        `In the given equation, $${k}$ is an integer constant. If the equation has ${count}, what is the ${extreme(at)} possible value of $${k}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => answer(given, each),
        show: numeral,
        why: `It is the first integer ${direction} than ${inline(bound)}.`,
        slips: [
          {
            code: "sign-lost",
            deed: `working as if $${k}$ stood on the ${at.first ? "right" : "left"} side`,
          },
          {
            code: "solutions-miscounted",
            deed: `making the discriminant ${at.second ? "positive" : "negative"} instead of ${sign}`,
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: `using ${inline(rational(-bound.num, bound.den))} as the bound instead of ${inline(bound)}`,
        },
      }),
      opening: `The equation has ${count} when its discriminant is ${sign}.`,
      steps: [
        {
          text: `With all terms on the left, the discriminant is ${inline(under)}.`,
        },
        {
          text: `It is ${sign} when $${k}$ is ${direction} than ${inline(bound)}, where it would be zero.`,
          claim: `${b * b} - 4*${a}*${code(edge)} = 0`,
        },
        {
          text: `The ${extreme(at)} such integer is $${key}$.`,
          claim: `${key} ${direction === "greater" ? ">" : "<"} ${code(bound)}`,
        },
        {
          text: `A graph shows the same: the parabola ${inline(equation("y", standardForm([a, b, 0], given.x)))} has its vertex at the height $${tex(rational(-b * b, 4 * a))}$.`,
          claim: `(${b})^2/(4*${a}) = ${code(edge)}`,
        },
      ],
      hint: "What must be true of the discriminant? Solve this inequality for the constant.",
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
  version: 2,
  topic: "quadratic-functions",
  skill: "P.B",
  archetypes: ["PB08", "PB09"],
  optionDesign: "orbit",
  Hard: nextToTheEdge,
});
