import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import {
  type Twists,
  rotatingOptions,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { call, equation, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

const ASKS = ["x+", "y+", "x-", "y-"] as const;
type Ask = (typeof ASKS)[number];

/** The line y = mx + n meets the parabola y = a(x - p)(x - q) + mx + n at p and q, with p < q. */
interface System {
  readonly a: number;
  readonly p: number;
  readonly q: number;
  readonly m: number;
  readonly n: number;
  readonly ask: Ask;
}

function linearSide({ m, n }: System) {
  return standardForm([0, m, n], "x");
}

function quadraticSide({ a, p, q, m, n }: System) {
  return standardForm([a, m - a * (p + q), a * p * q + n], "x");
}

function coordinates({ p, q, m, n }: System): Record<Ask, number> {
  return { "x+": q, "y+": m * q + n, "x-": p, "y-": m * p + n };
}

/** A coordinate of the solution with the lesser or the greater x is asked. */
const coordinate = level<System>({
  space: 300_000,
  steps: 4,
  draw: (chance) => {
    const given = {
      a: chance.pick([1, 1, 2, -1]),
      p: chance.nonzero(9),
      q: chance.nonzero(9),
      m: chance.nonzero(8),
      n: chance.nonzero(20),
      ask: chance.pick(ASKS),
    };
    chance.require(given.p < given.q, "the solutions are the wrong way about");
    chance.require(areDistinct(Object.values(coordinates(given))), "two coordinates coincide");
    const { a, p, q, m, n } = given;
    chance.require(a * p * q + n !== 0 && m !== a * (p + q), "a term is missing");
    return given;
  },
  build: (given) => {
    const { a, p, q, m, n, ask } = given;
    const values = coordinates(given);
    const [letter, size] = [ask.charAt(0), ask.endsWith("+") ? "greater" : "lesser"];
    const zero = equation(product(a, sum("x", -p), sum("x", -q)), 0);
    const [chosen, height] = ask.endsWith("+") ? [q, values["y+"]] : [p, values["y-"]];
    const named = (other: Ask) =>
      `giving the $${other.charAt(0)}$-coordinate of the solution with the ${other.endsWith("+") ? "greater" : "lesser"} $x$`;
    return {
      question: paragraphs(
        inline(equation("y", linearSide(given))),
        inline(equation("y", quadraticSide(given))),
        `The given system of equations has two solutions. If $(x, y)$ is the solution with the ${size} value of $x$, what is the value of $${letter}$?`,
      ),
      options: rotatingOptions({
        faces: {
          "x+": numeral(values["x+"]),
          "y+": numeral(values["y+"]),
          "x-": numeral(values["x-"]),
          "y-": numeral(values["y-"]),
        },
        ask,
        why: `The solution with the ${size} $x$ is $(${chosen}, ${height})$.`,
        slip: (other) => ({ code: "another-quantity", deed: named(other) }),
      }),
      opening: "At a solution both right sides are equal, which gives one equation in $x$ alone.",
      steps: [
        {
          text: `Setting the right sides equal and gathering the terms gives ${inline(zero)}.`,
          claim: code(zero),
        },
        {
          text: `So $x$ is $${p}$ or $${q}$, and the ${size} of them is $${chosen}$.`,
          claim: `x = ${chosen}`,
        },
        {
          text: `On the line, this gives $y = ${height}$.`,
          claim: `${m}*(${chosen}) + (${n}) = ${height}`,
        },
        { text: `So the value of $${letter}$ is $${values[ask]}$.` },
      ],
      hint: "Both equations say what $y$ is. What follows for their right sides?",
      tip: "Put the pair into both equations: a solution must fit the two of them.",
      archetype: "PB17",
    };
  },
  facts: (given) => {
    const [line, parabola] = [code(linearSide(given)), code(quadraticSide(given))];
    const [letter, isGreater] = [given.ask.charAt(0), given.ask.endsWith("+")];
    return {
      kind: "value",
      given: [`y = ${line}`, `y = ${parabola}`, `${line} = ${parabola}`.replaceAll("x", "other")],
      where: [`x ${isGreater ? ">" : "<"} other`],
      ask: letter,
      told: [
        "two solutions $(x, y)$",
        `${isGreater ? "greater" : "lesser"} value of $x$ value of $${letter}$`,
      ],
    };
  },
});

/** ax² ± bx + c with c unknown, at p and ±q. The twists are the signs. */
interface Chord {
  readonly name: string;
  readonly a: number;
  readonly b: number;
  readonly p: number;
  readonly q: number;
}

function openRule({ name, a }: Chord, b: number) {
  return equation(call(name, "x"), sum(standardForm([a, b, 0], "x"), "c"));
}

function slopeOf({ a, b, p, q }: Chord, { first, second }: Twists): number {
  return a * (p + (second ? q : -q)) + (first ? b : -b);
}

/** The slope of the line through two points of a parabola whose constant term is not known. */
const chord = level({
  space: 300_000,
  steps: 4,
  draw: (chance) => {
    const given: Chord = {
      name: chance.pick(FUNCTIONS),
      a: chance.nonzero(6),
      b: chance.int(1, 15),
      p: chance.nonzero(9),
      q: chance.int(1, 12),
    };
    chance.require(Math.abs(given.p) !== given.q, "one point twice, or opposite points");
    const answers = siblingAnswers((at) => slopeOf(given, at));
    chance.require(areDistinct(answers) && !answers.includes(0), "answers coincide");
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { name, a, p } = given;
    const [b, q] = [at.first ? given.b : -given.b, at.second ? given.q : -given.q];
    const key = slopeOf(given, at);
    const rise = a * (p * p - q * q) + b * (p - q);
    return {
      question: paragraphs(
        inline(openRule(given, b)),
        `In the given function, $c$ is a constant. In the $xy$-plane, what is the slope of the line that passes through the points $(${p}, ${name}(${p}))$ and $(${q}, ${name}(${q}))$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => slopeOf(given, each),
        show: numeral,
        why: "It is the change in the value divided by the change in $x$; the constant cancels.",
        slips: [
          { code: "opposite-sign", deed: `taking the coefficient of $x$ as $${-b}$` },
          { code: "opposite-sign", deed: `using $${-q}$ instead of $${q}$` },
        ],
        corner: {
          code: "opposite-operation",
          deed: "subtracting both times where $a(p + q) + b$ adds",
        },
      }),
      opening: "Write both heights with the constant: it cancels when you subtract them.",
      steps: [
        {
          text: `The heights are ${inline(sum(a * p * p + b * p, "c"))} at $x = ${p}$ and ${inline(sum(a * q * q + b * q, "c"))} at $x = ${q}$.`,
          claim: `${a}*(${p})^2 + (${b})*(${p}) = ${a * p * p + b * p}`,
        },
        {
          text: `Their difference is ${inline(rise)}, and the difference in $x$ is $${p - q}$.`,
          claim: `${a * p * p + b * p} - (${a * q * q + b * q}) = ${rise}`,
        },
        {
          text: `So the slope is $${key}$.`,
          claim: `(${rise})/(${p - q}) = ${key}`,
        },
        {
          text: "A second way: with any number for $c$, such as zero, the slope is the same.",
        },
      ],
      hint: "Write down the two heights with $c$ in them. What becomes of $c$ when you subtract?",
      tip: "If a constant is not given and not asked for, see whether it cancels.",
      archetype: "PB25",
    };
  },
  facts: ({ given, at }) => {
    const { name, a, p } = given;
    const [b, q] = [at.first ? given.b : -given.b, at.second ? given.q : -given.q];
    const height = (x: number) => `(${a}*(${x})^2 + (${b})*(${x}) + c)`;
    return {
      kind: "value",
      given: [`s*(${p} - (${q})) = ${height(p)} - ${height(q)}`],
      constants: ["c"],
      ask: "s",
      told: [
        inline(openRule(given, b)),
        `slope of the line points $(${p}, ${name}(${p}))$ and $(${q}, ${name}(${q}))$`,
      ],
    };
  },
});

/** Where a line meets a parabola, and the slope of a line through two of its points. */
export const lineAndParabola = defineLevels({
  id: "line-and-parabola",
  version: 2,
  topic: "quadratic-functions",
  skill: "P.B",
  archetypes: ["PB17", "PB25"],
  optionDesign: "orbit",
  Medium: coordinate,
  Hard: chord,
});
