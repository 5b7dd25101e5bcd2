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
import { equation, negative, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

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
    const key = height(given, at);
    const extra = (b * b) / (4 * a);
    return {
      question: paragraphs(
        inline(equation("y", standardForm([a, b, d], "x"))),
        inline(equation("y", constant)),
        `In the given system of equations, $${constant}$ is a constant. In the $xy$-plane, the graphs of the equations intersect at exactly one point. What is the value of $${constant}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => height(given, each),
        show: numeral,
        why: `It is the $y$-coordinate of the vertex.`,
        slips: [
          {
            code: "sign-lost",
            deed: `${extra > 0 ? "adding" : "subtracting"} $${Math.abs(extra)}$ instead of ${extra > 0 ? "subtracting" : "adding"} it`,
          },
          { code: "opposite-sign", deed: `taking the constant term as $${-d}$` },
        ],
        corner: {
          code: "opposite-sign",
          deed:
            extra > 0
              ? `subtracting $${d}$ from $${extra}$, in the wrong order,`
              : "giving the opposite of the height",
        },
      }),
      opening: "A horizontal line meets a parabola at exactly one point only at its vertex.",
      steps: [
        {
          text: `The vertex is at $x = -\\frac{b}{2a}$, and there the first two terms have the value $${-extra}$.`,
          claim: `(${b})^2/(4*(${a})) = ${extra}`,
        },
        {
          text: `Its height is ${inline(sum(d, -extra))}, so $${constant} = ${key}$.`.replace(
            "$$",
            "$",
          ),
          claim: `${d} - (${extra}) = ${key}`,
        },
        {
          text: `The discriminant of the equation that sets both sides equal is then zero.`,
          claim: `(${b})^2 - 4*(${a})*(${d - key}) = 0`,
        },
      ],
      hint: "Imagine a horizontal line moving up or down. Where does it touch the parabola?",
      tip: "Graph the parabola and the line with your answer: they must touch and not cross.",
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
    const [m, key] = [slope(given, at), intercept(given, at)];
    const line = sum(standardForm([0, m, 0], "x"), "k");
    const equal = equation(sum(standardForm([a, b - m, d], "x"), negative("k")), 0);
    const extra = (b - m) ** 2 / (4 * a);
    return {
      question: paragraphs(
        inline(equation("y", standardForm([a, b, d], "x"))),
        inline(equation("y", line)),
        "In the given system of equations, $k$ is a constant. The system has exactly one solution. What is the value of $k$?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => intercept(given, each),
        show: numeral,
        why: "With it, the line touches the parabola at one point.",
        slips: [
          {
            code: "sign-lost",
            deed: `${extra > 0 ? "adding" : "subtracting"} $${Math.abs(extra)}$ at the end instead of ${extra > 0 ? "subtracting" : "adding"} it`,
          },
          {
            code: "sign-lost",
            deed: `${m > 0 ? "adding" : "subtracting"} ${inline(standardForm([0, Math.abs(m), 0], "x"))} on the other side instead of ${m > 0 ? "subtracting" : "adding"} it`,
          },
        ],
        corner: {
          code: "opposite-operation",
          deed: "adding at both places where $d - \\frac{(b - m)^2}{4a}$ subtracts",
        },
      }),
      opening: "Set both sides equal: a line that touches gives a discriminant of zero.",
      steps: [
        {
          text: `Setting the right sides equal gives ${inline(equal)}.`,
        },
        {
          text: `Its discriminant is zero when the constant term $${d} - k$ is $${extra}$.`,
          claim: `(${b - m})^2 - 4*(${a})*(${extra}) = 0`,
        },
        { text: `So $k = ${key}$.`, claim: `${d} - (${key}) = ${extra}` },
        { text: "A graph shows the same: with this constant the line only touches the parabola." },
      ],
      hint: "At a common point both right sides are equal. How many solutions may that equation have?",
      tip: "A line that touches a parabola has one point in common with it, so think of the discriminant.",
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
  version: 2,
  topic: "quadratic-functions",
  skill: "P.B",
  archetypes: ["PB19", "PB20"],
  optionDesign: "orbit",
  Medium: horizontal,
  Hard: slanted,
});
