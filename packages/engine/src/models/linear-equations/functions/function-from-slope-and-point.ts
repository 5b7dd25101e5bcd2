import { constantSteps, constantWork, valueWork } from "../../../craft/algebra/line-steps.ts";
import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { stepShowing } from "../../../craft/wording/steps.ts";
import { type Relation, call, equation, polynomial } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import type { Chance } from "../../../random/chance.ts";
import {
  type Rational,
  gcd,
  multiply,
  negate,
  rational,
  subtract,
} from "../../../math/rational.ts";

interface Line {
  readonly slope: Rational;
  readonly constant: Rational;
}

function defines(name: string, { slope, constant }: Line): Relation {
  return equation(call(name, "x"), polynomial([constant, slope], "x"));
}

interface Intercept {
  readonly name: string;
  /** One of them is the slope, the other the y-intercept. */
  readonly one: number;
  readonly other: Rational;
  readonly below: boolean;
  readonly wording: 0 | 1 | 2;
}

/** The twists are whether the first number is the slope, and whether it is positive. */
function interceptLine({ one, other, below }: Intercept, { first, second }: Twists): Line {
  const number = rational(second ? one : -one);
  const fixed = below ? negate(other) : other;
  return first ? { slope: number, constant: fixed } : { slope: fixed, constant: number };
}

/** A whole number above another, or a fraction: so that no two draws are the same pair. */
function otherNumber(chance: Chance, one: number): Rational {
  if (chance.flip()) return rational(chance.int(one + 1, 51));
  const [num, den] = [chance.int(1, 29), chance.int(2, 9)];
  chance.require(gcd(num, den) === 1, "a fraction not in lowest terms");
  return rational(num, den);
}

/** Slope and y-intercept are given. */
const withIntercept = level<{ terms: Intercept; at: Twists }>({
  space: 100_000,
  steps: 1,
  draw: (chance) => {
    const one = chance.int(2, 50);
    const other = otherNumber(chance, one);
    const below = chance.flip();
    const wording = chance.pick([0, 1, 2] as const);
    const name = chance.pick(FUNCTIONS);
    return { terms: { name, one, other, below, wording }, at: twists(chance) };
  },
  build: ({ terms, at }) => {
    const { name, wording } = terms;
    const line = interceptLine(terms, at);
    const [slope, constant] = [tex(line.slope), tex(line.constant)];
    const given = [
      `The graph of the linear function $${name}$ in the $xy$-plane has a slope of $${slope}$ and a $y$-intercept at $(0, ${constant})$.`,
      `For the linear function $${name}$, the graph of $y = ${name}(x)$ in the $xy$-plane has a slope of $${slope}$, and $${name}(0) = ${constant}$.`,
      `In the $xy$-plane, the graph of the linear function $${name}$ has a slope of $${slope}$ and passes through the point $(0, ${constant})$.`,
    ][wording];
    return {
      question: `${given ?? ""} Which equation defines $${name}$?`,
      options: siblingOptions({
        at,
        answer: (each) => interceptLine(terms, each),
        show: (each) => formula(defines(name, each)),
        why: `The coefficient of $x$ is the slope $${slope}$, and $${name}(0) = ${constant}$.`,
        slips: [
          {
            code: "quantities-exchanged",
            deed: `exchanging the two numbers, so that the slope is $${constant}$ and the constant term is $${slope}$,`,
          },
          {
            code: "opposite-sign",
            deed: at.first
              ? `writing the slope as ${inline(negate(line.slope))} instead of $${slope}$`
              : `writing the constant term as ${inline(negate(line.constant))} instead of $${constant}$`,
          },
        ],
        corner: {
          code: "quantities-exchanged",
          deed: at.first
            ? `using the $y$-intercept $${constant}$ as the slope and the opposite of the slope as the constant term`
            : `using the slope $${slope}$ as the constant term and the opposite of the $y$-intercept as the slope`,
        },
      }),
      opening: "In $y = mx + b$, $m$ is the slope and $b$ is the value of the function at $x = 0$.",
      steps: [
        { text: `The slope is given.\n\n$m = ${slope}$` },
        {
          text: `The point with $x = 0$ gives the constant term.\n\n$b = ${name}(0) = ${constant}$`,
        },
        stepShowing("Substitute both into $y = mx + b$.", defines(name, line)),
      ],
      hint: `What is the value of $${name}(x)$ when $x$ is $0$, and which term of the equation is left then?`,
      tip: "In $y = mx + b$, the coefficient of $x$ is the slope, and $b$ is the $y$-intercept.",
    };
  },
  facts: ({ terms, at }) => {
    const line = interceptLine(terms, at);
    const [slope, constant] = [code(line.slope), code(line.constant)];
    return {
      kind: "through",
      function: terms.name,
      at: [
        { x: "0", y: constant },
        { x: "1", y: `${constant} + (${slope})` },
      ],
      told: [
        `slope ${inline(line.slope)}`,
        [
          `$y$-intercept $(0, ${tex(line.constant)})$`,
          `$${terms.name}(0) = ${tex(line.constant)}$`,
          `through $(0, ${tex(line.constant)})$`,
        ][terms.wording] ?? "",
      ],
    };
  },
});

interface AtPoint {
  readonly name: string;
  readonly slope: Rational;
  readonly x: number;
  readonly y: number;
  readonly asValue: boolean;
}

/** The twists are the signs of the slope and of the first coordinate. */
function givenPoint({ slope, x }: AtPoint, { first, second }: Twists) {
  return { slope: multiply(slope, first ? 1 : -1), x: second ? x : -x };
}

function pointLine(terms: AtPoint, at: Twists): Line {
  const { slope, x } = givenPoint(terms, at);
  return { slope, constant: subtract(terms.y, multiply(slope, x)) };
}

/** The slope and a point that is not on the y-axis are given. */
const withPoint = level<{ terms: AtPoint; at: Twists }>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const run = chance.pick([1, 1, 2, 3, 4, 5]);
    const rise = chance.int(run === 1 ? 2 : 1, 9);
    chance.require(gcd(rise, run) === 1, "a slope not in lowest terms");
    const terms: AtPoint = {
      name: chance.pick(FUNCTIONS),
      slope: rational(rise, run),
      x: run * chance.int(1, 8),
      y: chance.nonzero(15),
      asValue: chance.flip(),
    };
    chance.require(terms.x <= 20 && terms.x !== Math.abs(terms.y), "the point does not suit");
    const constants = siblingAnswers((at) => pointLine(terms, at).constant.num);
    chance.require(
      constants.every((constant) => constant !== 0 && Math.abs(constant) <= 60),
      "the constant does not suit",
    );
    return { terms, at: twists(chance) };
  },
  build: ({ terms, at }) => {
    const { name, y, asValue } = terms;
    const { slope, x } = givenPoint(terms, at);
    const line = pointLine(terms, at);
    const passes = asValue
      ? `, and $${name}(${x}) = ${y}$`
      : ` and passes through the point $(${x}, ${y})$`;
    return {
      question: `In the $xy$-plane, the graph of the linear function $${name}$ has a slope of ${inline(slope)}${passes}. Which equation defines $${name}$?`,
      options: siblingOptions({
        at,
        answer: (each) => pointLine(terms, each),
        show: (each) => formula(defines(name, each)),
        why: `Its slope is ${inline(slope)}, and $${valueWork(name, x, slope, line.constant)}$.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `changing the sign of the slope, which leads to $${constantWork(negate(slope), [x, y])}$,`,
          },
          {
            code: "opposite-sign",
            deed: `substituting $${-x}$ for $x$, which leads to $${constantWork(slope, [-x, y])}$,`,
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: `finding $${constantWork(slope, [x, y])}$, but writing the slope as ${inline(negate(slope))},`,
        },
      }),
      opening:
        "The slope is the coefficient of $x$, and the given point determines the constant term.",
      steps: [
        ...constantSteps(slope, [x, y]),
        stepShowing(
          "Write the equation with this slope and this constant term.",
          defines(name, line),
        ),
      ],
      hint: `The value at $0$ is not given. What does ${asValue ? `$${name}(${x}) = ${y}$` : `the point $(${x}, ${y})$`} tell you about the constant term?`,
      tip: "Check the equation with the given point: its $x$ must lead to its $y$.",
    };
  },
  facts: ({ terms, at }) => {
    const { slope, x } = givenPoint(terms, at);
    return {
      kind: "through",
      function: terms.name,
      at: [
        { x: `${x}`, y: `${terms.y}` },
        { x: `${x} + 1`, y: `${terms.y} + ${code(slope)}` },
      ],
      told: [
        `slope ${inline(slope)}`,
        terms.asValue ? `$${terms.name}(${x}) = ${terms.y}$` : `through $(${x}, ${terms.y})$`,
      ],
    };
  },
});

/** The equation of a linear function from its slope and one point of its graph. */
export const functionFromSlopeAndPoint = defineLevels({
  id: "function-from-slope-and-point",
  version: 6,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB03"],
  optionDesign: "orbit",
  Easy: withIntercept,
  Medium: withPoint,
});
