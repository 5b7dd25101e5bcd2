import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type OneSolution,
  constantTerm,
  discriminantReason,
  discriminantSteps,
  needed,
  neededWork,
} from "../../../craft/algebra/one-solution.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { stepShowing, stepThrough } from "../../../craft/wording/steps.ts";
import {
  type Expression,
  type Relation,
  equation,
  negative,
  power,
  product,
  sum,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

/** From the right sides set equal to the constant. */
function touchingSteps(touch: OneSolution, sides: Relation): Step[] {
  const { a, b } = touch;
  return [
    stepShowing("At a common point, the right sides of the equations are equal.", sides),
    stepShowing(
      "Move all terms to the left side.",
      equation(sum(standardForm([a, b, 0], "x"), constantTerm(touch)), 0),
    ),
    ...discriminantSteps(touch),
  ];
}

/** By completing the square to the height of the vertex. */
function vertexSteps(touch: OneSolution, parabola: Expression): Step[] {
  const { a, b, d, constant } = touch;
  const value = needed(touch);
  const square = product(a, power(sum("x", rational(b, 2 * a)), 2));
  return [
    ...(Math.abs(a) === 1
      ? []
      : [
          stepShowing(
            `Factor $${a}$ out of the terms in $x$.`,
            equation(
              standardForm([a, b, 0], "x"),
              product(a, sum(power("x", 2), product(rational(b, a), "x"))),
            ),
          ),
        ]),
    stepShowing(
      "Use half of the coefficient of $x$ for a square, and expand it.",
      equation(square, standardForm([a, b, value], "x")),
    ),
    stepShowing(
      `The terms in $x$ agree. Undo the constant term ${inline(value)} of the square, and keep $${d}$.`,
      equation(parabola, sum(square, -value, d)),
    ),
    stepThrough(
      `At the vertex, the square is zero. Its $y$-coordinate is the value of $${constant}$.`,
      constant,
      sum(-value, d),
      d - value,
    ),
  ];
}

/** The last step with the opposite sign. */
function wrongEnd(touch: OneSolution) {
  const value = needed(touch);
  const [done, due] = value > 0 ? ["adding", "subtracting"] : ["subtracting", "adding"];
  return {
    code: "sign-lost",
    deed: `${done} ${inline(Math.abs(value))} at the end instead of ${due} it`,
    work: sum(touch.d, value),
  } as const;
}

/** y = ±ax² + bx ± d and y = c. The twists are the signs of a and d. */
interface Level {
  readonly constant: string;
  readonly a: number;
  readonly b: number;
  readonly d: number;
}

function signedTerms({ a, b, d }: Level, { first, second }: Twists): [number, number, number] {
  return [first ? a : -a, b, second ? d : -d];
}

function height(given: Level, at: Twists): number {
  const [a, b, d] = signedTerms(given, at);
  return d - (b * b) / (4 * a);
}

/** A horizontal line meets the parabola at one point. */
const horizontal = level({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [a, half] = [chance.int(1, 8), chance.nonzero(16)];
    chance.require((half * half) % a === 0, "no whole answer");
    const constant = chance.pick(["c", "k", "p", "r"]);
    const given = { constant, a, b: 2 * half, d: chance.int(1, 80) };
    const answers = siblingAnswers((at) => height(given, at));
    chance.require(areDistinct(answers) && !answers.includes(0), "answers coincide");
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { constant } = given;
    const [a, b, d] = signedTerms(given, at);
    const parabola = standardForm([a, b, d], "x");
    const touch = { a, b, d, constant, isAdded: false };
    const value = needed(touch);
    const axis = rational(-b, 2 * a);
    return {
      question: paragraphs(
        inline(equation("y", parabola)),
        inline(equation("y", constant)),
        `In the given system of equations, $${constant}$ is a constant. In the $xy$-plane, the graphs of the equations intersect at exactly one point. What is the value of $${constant}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => height(given, each),
        show: numeral,
        why: `The vertex of the parabola is $(${tex(axis)}, ${tex(height(given, at))})$, and the line passes through it.`,
        slips: [
          wrongEnd(touch),
          {
            code: "opposite-sign",
            deed: `using $${-d}$ instead of $${d}$ as the constant term of the parabola`,
            work: sum(-d, -value),
          },
        ],
        corner: {
          code: "stopped-early",
          deed: `giving the value of $-${constant}$ instead of $${constant}$`,
          work: sum(value, -d),
        },
      }),
      opening:
        "A horizontal line that meets a parabola at exactly one point passes through its vertex.",
      steps: vertexSteps(touch, parabola),
      hint: "At which point of a parabola can a horizontal line meet it without meeting it a second time?",
      tip: "Check: with your value, the equation of the right sides must have exactly one solution.",
      archetype: "PB19",
    };
  },
  facts: ({ given, at }) => ({
    kind: "constant",
    given: `${code(standardForm(signedTerms(given, at), "x"))} = ${given.constant}`,
    unknown: "x",
    constant: given.constant,
    solutions: "one",
  }),
});

/** y = ±ax² + bx + d and y = ±mx + k. The twists are the signs of a and m. */
interface Slanted {
  readonly a: number;
  readonly b: number;
  readonly d: number;
  readonly m: number;
}

function curve({ a, b, d }: Slanted, { first }: Twists): [number, number, number] {
  return [first ? a : -a, b, d];
}

function slope({ m }: Slanted, { second }: Twists): number {
  return second ? m : -m;
}

function intercept(given: Slanted, at: Twists): number {
  const [a, b, d] = curve(given, at);
  return d - (b - slope(given, at)) ** 2 / (4 * a);
}

/** A line of known slope touches the parabola: where does it cross the y-axis? */
const slanted = level({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const [a, one, other] = [chance.int(1, 5), chance.int(1, 9), chance.nonzero(9)];
    chance.require(Math.abs(one) !== Math.abs(other), "one slope leaves no middle term");
    // b and m are drawn by their sum and difference, so that both squares can be divided by 4a.
    const given = {
      a,
      b: a * (one + other),
      m: Math.abs(a * (one - other)),
      d: chance.nonzero(40),
    };
    chance.require(given.b !== 0 && given.m !== 0, "no slope");
    const answers = siblingAnswers((at) => intercept(given, at));
    chance.require(areDistinct(answers) && answers.every(Number.isInteger), "answers coincide");
    chance.require(!answers.includes(0), "an answer is zero");
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const [a, b, d] = curve(given, at);
    const m = slope(given, at);
    const parabola = standardForm([a, b, d], "x");
    const line = sum(product(m, "x"), "k");
    const touch = { a, b: b - m, d, constant: "k", isAdded: false };
    const sides = equation(parabola, line);
    const [done, due] = m > 0 ? ["adding", "subtracting"] : ["subtracting", "adding"];
    const mistaken = neededWork({ a, b: b + m });
    const size = inline(product(Math.abs(m), "x"));
    return {
      question: paragraphs(
        inline(equation("y", parabola)),
        inline(equation("y", line)),
        "In the given system of equations, $k$ is a constant. The system has exactly one solution. What is the value of $k$?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => intercept(given, each),
        show: numeral,
        why: discriminantReason(touch),
        slips: [
          wrongEnd(touch),
          {
            code: "opposite-operation",
            deed: `${done} ${size} on the left side instead of ${due} it`,
            work: sum(d, negative(mistaken)),
          },
        ],
        corner: {
          code: "wrong-formula",
          deed: `using ${inline(b + m)} as the coefficient of $x$ and $b^2 + 4ac$ as the discriminant`,
          work: sum(d, mistaken),
        },
      }),
      opening: "Set the right sides equal: for one solution, the discriminant must be zero.",
      steps: touchingSteps(touch, sides),
      hint: `How many solutions may the equation ${inline(sides)} have?`,
      tip: "If a line meets a parabola at exactly one point, setting the two equal gives a discriminant of zero.",
      archetype: "PB20",
    };
  },
  facts: ({ given, at }) => ({
    kind: "constant",
    given: `${code(standardForm(curve(given, at), "x"))} = ${slope(given, at)}*x + k`,
    unknown: "x",
    constant: "k",
    solutions: "one",
  }),
});

/** The constant with which a line has exactly one point in common with a parabola. */
export const tangentLineToAParabola = defineLevels({
  id: "tangent-line-to-a-parabola",
  version: 4,
  topic: "quadratic-functions",
  skill: "P.B",
  archetypes: ["PB19", "PB20"],
  optionDesign: "orbit",
  Medium: horizontal,
  Hard: slanted,
});
