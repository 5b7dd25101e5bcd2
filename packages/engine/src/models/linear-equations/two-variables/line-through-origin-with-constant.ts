import { typedLevel } from "../../../craft/assembly/entry-variant.ts";
import { defineEntryLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { differentInts } from "../../../craft/draws/draws.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays } from "../../../craft/options/ways.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import {
  type Expression,
  equation,
  fraction,
  negative,
  power,
  product,
  quotient,
  root,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { type Rational, gcd, rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

/** The points are (x, k) and (mk, y), where x and y/m have one sign and the part in common, and the rest are squares. */
interface TwoPoints {
  readonly letter: string;
  readonly times: number;
  readonly common: number;
  readonly run: number;
  readonly rise: number;
  /** Whether x and y are positive, whether the constant is, and whether the slope of the line is asked. */
  readonly ways: Ways<"known" | "constant" | "slope">;
}

const LETTERS = ["a", "b", "c", "d", "h", "k", "n", "p", "r", "s", "t", "w"] as const;

function numbersOf({ times: m, common, run, rise, ways }: TwoPoints) {
  const known = ways.known ? common : -common;
  const k = (ways.constant ? 1 : -1) * common * run * rise;
  const x = known * run * run;
  return { x, y: m * known * rise * rise, k, slope: rational(k, x) };
}

function pointsOf(given: TwoPoints): readonly [string, string] {
  const { x, y } = numbersOf(given);
  return [`$(${x}, ${given.letter})$`, `$(${tex(multipleOf(given))}, ${y})$`];
}

/** The x-coordinate of the second point. */
function multipleOf({ times: m, letter }: TwoPoints): Expression {
  return product(m, letter);
}

/** The square root of k² with the sign of a value. */
function rootOf(value: number): Expression {
  const of = root(value * value);
  return value < 0 ? negative(of) : of;
}

function keyOf(given: TwoPoints): Rational | number {
  const { slope, k } = numbersOf(given);
  return given.ways.slope ? slope : k;
}

/** k² as the product of the known coordinates, divided by m. */
function squareOf(given: TwoPoints): Expression {
  const { x, y } = numbersOf(given);
  const all = times(x, y);
  return given.times === 1 ? all : quotient(all, given.times);
}

function constantSlips(given: TwoPoints): PoolSlip[] {
  const { letter, ways } = given;
  const { x, y, k } = numbersOf(given);
  const [own, other] = ways.constant ? ["positive", "negative"] : ["negative", "positive"];
  return [
    slipTo(squareOf(given), {
      code: "power-or-root-left-out",
      deed: `stopping at $${letter}^{2}$, without taking a square root,`,
      isClassic: true,
      step: 3,
    }),
    slipTo(
      rootOf(-k),
      {
        code: "opposite-sign",
        deed: `taking the ${other} square root, although $${letter}$ is ${own},`,
        step: 3,
      },
      () => numeral(-k),
    ),
    slipTo(quotient(sum(x, y), 2), {
      code: "wrong-formula",
      deed: `taking $${letter}$ as the average of $${x}$ and $${y}$`,
      step: 1,
    }),
    slipTo(fraction(k, x), {
      code: "another-quantity",
      deed: `finding the slope of the line instead of $${letter}$`,
      step: 3,
    }),
    ...(given.times === 1
      ? []
      : [
          slipTo(times(given.times, k), {
            code: "another-quantity",
            deed: `finding ${inline(multipleOf(given))}, the $x$-coordinate of the second point,`,
            step: 3,
          }),
        ]),
  ];
}

function slopeSlips(given: TwoPoints): PoolSlip[] {
  const { letter } = given;
  const { x, y, k } = numbersOf(given);
  const square = k * k;
  return [
    slipTo(fraction(y, x), {
      code: "wrong-formula",
      deed: `dividing $${y}$ by $${x}$, as if they were the coordinates of one point,`,
      isClassic: true,
      step: 1,
    }),
    slipTo(fraction(x, k), {
      code: "ratio-upside-down",
      deed: `dividing the $x$-coordinate of ${pointsOf(given)[0]} by the $y$-coordinate`,
      step: 4,
    }),
    slipTo(fraction(-k, x), {
      code: "sign-lost",
      deed: `dividing $${k}$ by $${-x}$ instead of $${x}$`,
      step: 4,
    }),
    slipTo(fraction(square, x), {
      code: "power-or-root-left-out",
      deed: `taking ${inline(square)} for $${letter}$, without a square root,`,
      step: 3,
    }),
    slipTo(
      rootOf(k),
      { code: "stopped-early", deed: `stopping at the value of $${letter}$`, step: 4 },
      () => numeral(k),
    ),
  ];
}

function steps(given: TwoPoints): Step[] {
  const { letter, ways } = given;
  const { x, y, k, slope } = numbersOf(given);
  const [first, second] = pointsOf(given);
  const sign = ways.constant ? "positive" : "negative";
  return [
    stepTo(
      `The slope from the origin to ${first} is equal to the slope from the origin to ${second}.`,
      equation(quotient(letter, x), quotient(y, multipleOf(given))),
    ),
    stepThrough(
      `Multiply both sides by $${x}$ and by $${letter}$.`,
      power(letter, 2),
      squareOf(given),
      k * k,
    ),
    stepTo(`Because $${letter}$ is ${sign}, take the ${sign} square root.`, equation(letter, k)),
    ...(ways.slope
      ? [stepThrough(`Divide this by $${x}$ to find the slope.`, fraction(k, x), slope)]
      : []),
  ];
}

/** Two points on a line through the origin share an unknown coordinate, which is asked, or the slope. */
const sharedCoordinate = poolLevel<TwoPoints>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [run, rise] = differentInts(chance, 1, 7);
    chance.require(gcd(run, rise) === 1, "the slope is not in lowest terms");
    const given = {
      letter: chance.pick(LETTERS),
      times: chance.pick([1, 1, 2, 3, 4, 5]),
      common: chance.int(2, 24),
      run,
      rise,
      ways: drawWays(chance, "known", "constant", "slope"),
    };
    const { x, y } = numbersOf(given);
    const sizes = [Math.abs(x), Math.abs(y)];
    chance.require(Math.min(...sizes) > 1 && Math.max(...sizes) < 300, "coordinates out of range");
    return given;
  },
  key: (given) => numeral(keyOf(given)),
  slips: (given) => (given.ways.slope ? slopeSlips(given) : constantSlips(given)),
  word: (given) => {
    const { letter, ways } = given;
    const { x, y, k } = numbersOf(given);
    const [first, second] = pointsOf(given);
    return {
      question: `In the $xy$-plane, a line passes through the origin and the points ${first} and ${second}, where $${letter}$ is a ${ways.constant ? "positive" : "negative"} constant. What is ${ways.slope ? "the slope of the line" : `the value of $${letter}$`}?`,
      why: `With $${letter} = ${k}$, both points give the same slope from the origin: ${inline(equation(fraction(k, x), fraction(y, given.times * k)))}.`,
      opening:
        "On a line through the origin, $y$ divided by $x$ is the slope at every other point.",
      steps: steps(given),
      hint: `What is the slope from the origin to ${first}, in terms of $${letter}$, and to ${second}?`,
      tip: `Check that the two points give one slope: $${letter}$ divided by $${x}$ must equal $${y}$ divided by ${inline(multipleOf(given))}.`,
    };
  },
  facts: (given) => {
    const { letter, ways } = given;
    const { x, y } = numbersOf(given);
    const [first, second] = pointsOf(given);
    return {
      kind: "value",
      given: [`${letter} = slope*(${x})`, `${y} = slope*${code(multipleOf(given))}`],
      where: [`${letter} ${ways.constant ? ">" : "<"} 0`],
      ask: ways.slope ? "slope" : letter,
      told: [
        `line origin ${first} ${second} $${letter}$ ${ways.constant ? "positive" : "negative"}`,
        ways.slope ? "slope of the line" : `value of $${letter}$`,
      ],
    };
  },
});

/** The coordinate that two points on a line through the origin share, or the slope of the line. */
export const lineThroughOriginWithConstant = defineEntryLevels({
  id: "line-through-origin-with-constant",
  version: 1,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC13"],
  Hard: typedLevel(sharedCoordinate),
});
