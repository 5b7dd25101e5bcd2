import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { exactly, numeral } from "../../../craft/options/option.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, quotient, root, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";

/** ax² ± bx ± c = 0, with a, b, c positive. The twists are the signs, then see below. */
interface Terms {
  readonly x: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** Terms that stand on the right side: none, the last, or the last two. */
  readonly moved: number;
}

function holdsSquare(value: number): boolean {
  return [4, 9, 25, 49, 121, 169, 289, 361, 529, 841, 961, 1369, 1681].some(
    (square) => value % square === 0,
  );
}

function signed({ a, b, c }: Terms, at: Twists): readonly [number, number, number] {
  return [a, at.first ? b : -b, at.second ? c : -c];
}

/** The equation with some of its terms on the right. */
function equationWith([a, b, c]: readonly [number, number, number], x: string, moved: number) {
  return equation(
    standardForm([a, moved > 1 ? 0 : b, moved > 0 ? 0 : c], x),
    standardForm([0, moved > 1 ? -b : 0, moved > 0 ? -c : 0], x),
  );
}

function discriminant([a, b, c]: readonly [number, number, number]): number {
  return b * b - 4 * a * c;
}

/** A solution in exact form; the options are the signs of b and of c. */
const exact = level({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const given = {
      x: chance.pick(UNKNOWNS),
      a: chance.int(1, 9),
      b: 2 * chance.int(1, 15) + 1,
      c: chance.int(1, 24),
      moved: chance.int(0, 2),
    };
    const { a, b, c } = given;
    const both = [b * b - 4 * a * c, b * b + 4 * a * c];
    chance.require(
      both.every((value) => value > 1 && !holdsSquare(value)),
      "the radical can be simplified, or is not real",
    );
    chance.require(gcd(gcd(a, b), c) === 1, "the equation can be divided by a number");
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { x } = given;
    const [a, b, c] = signed(given, at);
    const shown = equationWith([a, b, c], x, given.moved);
    const solution = (each: Twists) => {
      const terms = signed(given, each);
      return {
        tree: quotient(sum(-terms[1], root(discriminant(terms))), 2 * a),
        order: (-terms[1] + Math.sqrt(discriminant(terms))) / (2 * a),
      };
    };
    const under = discriminant([a, b, c]);
    return {
      question: paragraphs(
        inline(shown),
        "Which of the following is a solution to the given equation?",
      ),
      options: siblingOptions({
        at,
        answer: solution,
        show: ({ tree, order }) => exactly(tree, order),
        why: "It is what the quadratic formula gives with the plus sign before the radical.",
        slips: [
          { code: "opposite-sign", deed: `beginning the formula with $b = ${b}$ instead of $-b$` },
          {
            code: "opposite-sign",
            deed: `taking $-4ac$ as ${inline(4 * a * c)} instead of ${inline(-4 * a * c)}`,
          },
        ],
        corner: {
          code: "wrong-formula",
          deed: "misremembering the formula as $\\frac{b + \\sqrt{b^2 + 4ac}}{2a}$",
        },
      }),
      opening: "The left side cannot be factored with whole numbers, so use the quadratic formula.",
      steps: [
        {
          text: `${given.moved > 0 ? "With all terms on the left," : "Here"} $a = ${a}$, $b = ${b}$, and $c = ${c}$.`,
        },
        {
          text: `Under the radical stands $b^2 - 4ac$, which is ${inline(under)}.`,
          claim: `(${b})^2 - 4*${a}*(${c}) = ${under}`,
        },
        {
          text: `The solutions are $\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$, so one of them is ${inline(solution(at).tree)}.`,
          claim: code(equation(x, solution(at).tree)),
        },
        { text: "A calculator shows the same: with this number both sides have one value." },
      ],
      hint: "Which formula gives the solutions when factoring does not work? What are $a$, $b$, and $c$ here?",
      tip: "Write $a$, $b$, and $c$ with their signs before you use the quadratic formula.",
      archetype: "PB03",
    };
  },
  facts: ({ given, at }) => {
    const [a, b, c] = signed(given, at);
    return {
      kind: "value",
      given: [given.x, "other"].map((x) => code(equationWith([a, b, c], x, given.moved))),
      // Every option takes the root with a plus sign.
      where: [`${given.x} > other`],
      ask: given.x,
    };
  },
});

/** ax² + 2·half·x ± c = 0. The twists are the sign of c, and whether the fraction is in lowest terms. */
interface Even {
  readonly x: string;
  readonly a: number;
  readonly half: number;
  readonly c: number;
  /** Terms that stand on the right side: none, the last, or the last two. */
  readonly moved: number;
}

function radicand({ a, half, c }: Even, { first, second }: Twists): number {
  return (second ? 1 : 4) * (half * half - a * (first ? c : -c));
}

function evenEquation({ x, a, half, c, moved }: Even, { first }: Twists) {
  return equationWith([a, 2 * half, first ? c : -c], x, moved);
}

function writtenSolution({ a, half }: Even, { second }: Twists) {
  return second ? quotient(sum(-half, root("k")), a) : quotient(sum(-2 * half, root("k")), 2 * a);
}

/** A solution is written with a constant under the radical, and the constant is asked. */
const underTheRadical = level({
  space: 110_000,
  steps: 4,
  draw: (chance) => {
    const given: Even = {
      x: chance.pick(UNKNOWNS),
      a: chance.int(2, 9),
      half: chance.nonzero(20),
      c: chance.int(1, 24),
      moved: chance.int(0, 2),
    };
    const { a, half, c } = given;
    const both = [half * half - a * c, half * half + a * c];
    chance.require(
      both.every((value) => value > 1 && !holdsSquare(value)),
      "the radical can be simplified, or is not real",
    );
    chance.require(gcd(gcd(a, 2 * half), c) === 1, "the equation can be divided by a number");
    chance.require(both[1] !== 4 * (both[0] ?? 0), "two answers coincide");
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { x, a, half, c, moved } = given;
    const last = at.first ? c : -c;
    const key = radicand(given, at);
    const zero = equation(standardForm([a, 2 * half, last], x), 0);
    const under = 4 * half * half - 4 * a * last;
    return {
      question: paragraphs(
        inline(evenEquation(given, at)),
        `One solution to the given equation can be written as ${inline(equation(x, writtenSolution(given, at)))}, where $k$ is a constant. What is the value of $k$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => radicand(given, each),
        show: numeral,
        why: `With it, the written number makes both sides of the equation equal.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `taking $c$ as $${-last}$ instead of $${last}$ under the radical`,
          },
          at.second
            ? {
                code: "wrong-formula",
                deed: "keeping all of $b^2 - 4ac$ though the fraction has been divided by $2$",
              }
            : {
                code: "wrong-formula",
                deed: "dividing by $4$ under the radical though the fraction has not been reduced",
              },
        ],
        corner: {
          code: "wrong-formula",
          deed: at.second
            ? "taking the radicand as $b^2 + 4ac$"
            : "taking the radicand as $\\left(\\frac{b}{2}\\right)^2 + ac$",
        },
      }),
      opening:
        "Compare what the quadratic formula gives with the form in which the solution is written.",
      steps: [
        ...(moved > 0 ? [{ text: `With all terms on the left: ${inline(zero)}.` }] : []),
        {
          text: `The radicand $b^2 - 4ac$ is ${inline(under)}, so the formula gives ${inline(quotient(sum(-2 * half, root(under)), 2 * a))}.`,
          claim: `(${2 * half})^2 - 4*${a}*(${last}) = ${under}`,
        },
        at.second
          ? {
              text: `The denominator is $${a}$ in the written form, so both terms above it are divided by $2$: the radical becomes ${inline(root(under / 4))}.`,
              claim: `sqrt(${under})/2 = sqrt(${under / 4})`,
            }
          : { text: `This is just the written form, with the denominator $${2 * a}$.` },
        { text: `So ${inline(equation("k", key))}.`, claim: `k = ${key}` },
      ],
      hint: "Look at the denominator of the written solution. Is it $2a$ or $a$?",
      tip: "Dividing a radical by $2$ divides the number under it by $4$.",
      archetype: "PB03",
    };
  },
  facts: ({ given, at }) => ({
    kind: "value",
    given: [code(evenEquation(given, at)), code(equation(given.x, writtenSolution(given, at)))],
    ask: "k",
  }),
});

/** A solution that holds a radical, whole or by the number under the radical. */
export const solutionsWithRadicals = defineLevels({
  id: "solutions-with-radicals",
  version: 2,
  topic: "quadratic-functions",
  skill: "P.B",
  archetypes: ["PB03"],
  optionDesign: "orbit",
  Medium: exact,
  Hard: underTheRadical,
});
