import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { exactly, numeral } from "../../../craft/options/option.ts";
import { discriminantOf } from "../../../craft/algebra/discriminant.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepShowing, stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, power, quotient, root, sum, times } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

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

/** To zero on one side, and to the discriminant. */
function toDiscriminant(
  terms: readonly [number, number, number],
  x: string,
  moved: number,
): Step[] {
  const [a, b, c] = terms;
  const gathered = equation(standardForm(terms, x), 0);
  return [
    ...(moved > 0 ? [stepShowing("Move all terms to the left side.", gathered)] : []),
    { text: `The coefficients are $a = ${a}$, $b = ${b}$, and $c = ${c}$.` },
    stepThrough(
      "Compute the discriminant, $b^2 - 4ac$.",
      discriminantOf(a, b, c),
      discriminant(terms),
    ),
  ];
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
    const mistaken = discriminant([a, b, -c]);
    return {
      question: paragraphs(
        inline(shown),
        "Which of the following is a solution to the given equation?",
      ),
      options: siblingOptions({
        at,
        answer: solution,
        show: ({ tree, order }) => exactly(tree, order),
        why: `In the quadratic formula, $-b$ is $${-b}$, $2a$ is $${2 * a}$, and the discriminant is ${inline(under)}.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `using $b = ${b}$ instead of $-b$ in the numerator of $\\frac{-b + \\sqrt{b^2 - 4ac}}{2a}$`,
          },
          {
            code: "opposite-sign",
            deed: `using $${-c}$ instead of $${c}$ as the constant term, so that the discriminant is ${inline(equation(discriminantOf(a, b, -c), mistaken))},`,
          },
        ],
        corner: {
          code: "wrong-formula",
          deed: `misremembering the formula as $\\frac{b + \\sqrt{b^2 + 4ac}}{2a}$, with ${inline(equation(sum(power(b, 2), times(4, a, c)), mistaken))} under the radical,`,
        },
      }),
      opening: "Factoring with whole numbers is not possible here, so use the quadratic formula.",
      steps: [
        ...toDiscriminant([a, b, c], x, given.moved),
        {
          text: "The solutions are given by the quadratic formula.\n\n$\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$",
        },
        stepTo(
          `Substitute $-b$, which is $${-b}$, the discriminant, and $2a$, which is $${2 * a}$. The plus sign gives one of the solutions.`,
          equation(x, solution(at).tree),
        ),
      ],
      hint: `${given.moved > 0 ? "With zero on the right side, what" : "What"} are $a$, $b$, and $c$, and what is the value of $b^2 - 4ac$?`,
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

/** How a learner comes to another number under the radical. */
function radicandMissteps({ a, half, c }: Even, at: Twists) {
  const last = at.first ? c : -c;
  const whole = discriminantOf(a, 2 * half, last);
  const mistaken = discriminantOf(a, 2 * half, -last);
  const sign: Misstep = {
    code: "opposite-sign",
    deed: `using $${-last}$ instead of $${last}$ as the constant term`,
    work: at.second ? quotient(mistaken, 4) : mistaken,
  };
  const size: Misstep = at.second
    ? {
        code: "wrong-formula",
        deed: "not dividing the discriminant by $4$ when the fraction is reduced by $2$",
        work: whole,
      }
    : {
        code: "wrong-formula",
        deed: "dividing the discriminant by $4$ although the denominator is $2a$",
        work: quotient(whole, 4),
      };
  const corner: Misstep = at.second
    ? {
        code: "wrong-formula",
        deed: "using $b^2 + 4ac$ as the number under the radical",
        work: sum(power(2 * half, 2), times(4, a, last)),
      }
    : {
        code: "wrong-formula",
        deed: "using $\\left(\\frac{b}{2}\\right)^2 + ac$ as the number under the radical",
        work: sum(power(half, 2), times(a, last)),
      };
  return { slips: [sign, size] as const, corner };
}

/** From the formula to the form in which the solution is written. */
function writtenSteps({ x, a, half, c, moved }: Even, at: Twists): Step[] {
  const terms = [a, 2 * half, at.first ? c : -c] as const;
  const under = discriminant(terms);
  return [
    ...toDiscriminant(terms, x, moved),
    stepShowing(
      "Substitute it in the quadratic formula, with a plus sign before the radical.",
      equation(x, quotient(sum(-2 * half, root(under)), 2 * a)),
    ),
    at.second
      ? stepThrough(
          `The written solution has the denominator $${a}$, so divide each term by $2$. In the radical, this divides by $4$.`,
          quotient(root(under), 2),
          root(quotient(under, 4)),
          root(under / 4),
        )
      : { text: `The written solution has the same denominator, $${2 * a}$.` },
    stepTo("Compare the numbers under the radicals.", equation("k", at.second ? under / 4 : under)),
  ];
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
    const { x, a, half, c } = given;
    const shownWork = discriminantOf(a, 2 * half, at.first ? c : -c);
    const key = radicand(given, at);
    return {
      question: paragraphs(
        inline(evenEquation(given, at)),
        `One solution to the given equation can be written as ${inline(equation(x, writtenSolution(given, at)))}, where $k$ is a constant. What is the value of $k$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => radicand(given, each),
        show: numeral,
        why: at.second
          ? `Reducing the fraction by $2$ leaves a fourth of the discriminant: ${inline(equation(quotient(shownWork, 4), key))}.`
          : `The denominators are equal, so $k$ is the discriminant: ${inline(equation(shownWork, key))}.`,
        ...radicandMissteps(given, at),
      }),
      opening:
        "Compare what the quadratic formula gives with the form in which the solution is written.",
      steps: writtenSteps(given, at),
      hint: `Is the denominator of the written solution, $${at.second ? a : 2 * a}$, equal to $2a$ or to $a$?`,
      tip: at.second
        ? "Dividing a radical by $2$ divides the number under it by $4$."
        : "Compare the denominators of two fractions before you compare their numerators.",
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
  version: 3,
  topic: "quadratic-functions",
  skill: "P.B",
  archetypes: ["PB03"],
  optionDesign: "orbit",
  Medium: exact,
  Hard: underTheRadical,
});
