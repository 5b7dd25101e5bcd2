import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Slip, crossedOptions } from "../../../craft/options/slips.ts";
import { type Relation, call, equation, polynomial } from "../../../math/expression.ts";
import { inline, tex } from "../../../math/print.ts";
import { type Rational, divide, gcd, negate, rational } from "../../../math/rational.ts";
import type { Facts } from "../../../facts/facts.ts";

interface Line {
  readonly slope: Rational;
  readonly constant: number;
}

function defines(name: string, { slope, constant }: Line): Relation {
  return equation(call(name, "x"), polynomial([constant, slope], "x"));
}

const SLOPE_SIGN: Slip<Line> = {
  code: "opposite-sign",
  deed: "taking the slope with the wrong sign",
  apply: ({ slope, constant }) => ({ slope: negate(slope), constant }),
};

const CONSTANT_SIGN: Slip<Line> = {
  code: "opposite-sign",
  deed: "taking the constant term with the wrong sign",
  apply: ({ slope, constant }) => ({ slope, constant: -constant }),
};

const SLOPE_OVER: Slip<Line> = {
  code: "ratio-upside-down",
  deed: "dividing the change in $x$ by the change in the value",
  apply: ({ slope, constant }) => ({ slope: divide(1, slope), constant }),
};

interface Values {
  readonly name: string;
  readonly rise: number;
  readonly run: number;
  readonly constant: number;
  /** Two inputs. */
  readonly inputs: readonly [number, number];
  /** Whether the second value is told first. */
  readonly reversed: boolean;
}

function lineOf({ rise, run, constant }: Values): Line {
  return { slope: rational(rise, run), constant };
}

function valueAt({ rise, run, constant }: Values, x: number): number {
  return (rise * x) / run + constant;
}

function through(values: Values): Facts {
  const { name, inputs, reversed } = values;
  const told = inputs.map((x) => `$${name}(${x}) = ${valueAt(values, x)}$`);
  return {
    kind: "through",
    function: name,
    at: inputs.map((x) => ({ x: `${x}`, y: `${valueAt(values, x)}` })),
    told: reversed ? told.toReversed() : told,
  };
}

function asks(values: Values): string {
  const { name, inputs, reversed } = values;
  const told = inputs.map((x) => `$${name}(${x}) = ${valueAt(values, x)}$`);
  const [one, other] = reversed ? told.toReversed() : told;
  return `For the linear function $${name}$, ${one} and ${other}. Which equation defines $${name}$?`;
}

/** "$7 - (-3)$" */
function minus(a: number, b: number): string {
  return `${a} - ${b < 0 ? `(${b})` : b}`;
}

function slopeText(values: Values): string {
  const [one, other] = values.inputs;
  const [y, z] = [valueAt(values, one), valueAt(values, other)];
  return `$\\frac{${minus(z, y)}}{${minus(other, one)}} = ${tex(lineOf(values).slope)}$`;
}

/** One of the values is that at 0, so it is the constant term. */
const withValueAtZero = level<Values>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const values: Values = {
      name: chance.pick(FUNCTIONS),
      rise: chance.int(2, 15) * chance.sign(),
      run: 1,
      constant: chance.nonzero(30),
      inputs: [0, chance.int(2, 9) * chance.sign()],
      reversed: chance.flip(),
    };
    const [, second] = values.inputs;
    chance.require(valueAt(values, second) !== 0, "the second value is 0");
    chance.require(Math.abs(values.rise) !== Math.abs(values.constant), "slope and constant alike");
    return values;
  },
  build: (values) => {
    const { name, inputs, constant } = values;
    const line = lineOf(values);
    const [, x] = inputs;
    const change = valueAt(values, x) - constant;
    return {
      question: asks(values),
      options: crossedOptions<Line>({
        key: line,
        why: `At $0$ it has the value $${constant}$, and at $${x}$ the value $${valueAt(values, x)}$.`,
        slips: [SLOPE_SIGN, CONSTANT_SIGN],
        corner: { code: "opposite-sign", deed: "taking both given values with the wrong sign" },
        show: (each) => formula(defines(name, each)),
      }),
      opening: "The value at $0$ is the constant term, and the two values give the slope.",
      steps: [
        { text: `Since $${name}(0) = ${constant}$, the constant term is $${constant}$.` },
        {
          text: `From $0$ to $${x}$ the value changes by $${change}$, which is $${values.rise}$ times $${x}$, so the slope is $${values.rise}$.`,
        },
        { text: `Together this is ${inline(defines(name, line))}.` },
      ],
      hint: "Which of the two values tells what is left when $x$ is $0$?",
      tip: "Check your equation with the value that you used last.",
    };
  },
  facts: through,
});

/** Neither value is that at 0, and the slope is a fraction. */
const withoutValueAtZero = level<Values>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [rise, run] = [chance.int(2, 8), chance.int(2, 8)];
    chance.require(gcd(rise, run) === 1, "a slope not in lowest terms");
    const [one, other] = [run * chance.nonzero(4), run * chance.nonzero(5)];
    const values: Values = {
      name: chance.pick(FUNCTIONS),
      rise: rise * chance.sign(),
      run,
      constant: chance.nonzero(15),
      inputs: [one, other],
      reversed: chance.flip(),
    };
    chance.require(one < other && other - one < 30, "the inputs do not suit");
    chance.require(
      values.inputs.every((x) => valueAt(values, x) !== 0),
      "a value is 0",
    );
    return values;
  },
  build: (values) => {
    const { name, inputs, constant, rise, run } = values;
    const line = lineOf(values);
    const [x] = inputs;
    const y = valueAt(values, x);
    return {
      question: asks(values),
      options: crossedOptions<Line>({
        key: line,
        why: "It has both of the given values.",
        slips: [SLOPE_SIGN, SLOPE_OVER],
        corner: {
          code: "wrong-formula",
          deed: "taking the negative reciprocal of the slope, as for a perpendicular line,",
        },
        show: (each) => formula(defines(name, each)),
      }),
      opening: "Find the slope from the two values, then the constant term from one of them.",
      steps: [
        {
          text: `The slope is the change in the value over the change in $x$: ${slopeText(values)}.`,
        },
        {
          text: `At $x = ${x}$ the term with $x$ is $${(rise * x) / run}$, and the value is $${y}$, so the constant term is $${constant}$.`,
          claim: `(${rise})/(${run})*(${x}) + (${constant}) = ${y}`,
        },
        { text: `Therefore ${inline(defines(name, line))}.` },
      ],
      hint: "By how much does $x$ change from one value to the other, and by how much the function?",
      tip: "Slope is change in output over change in input: keep the order of the two points the same.",
    };
  },
  facts: through,
});

/** The equation of a linear function from two of its values. */
export const functionFromTwoValues = defineLevels({
  id: "function-from-two-values",
  version: 2,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB04"],
  optionDesign: "orbit",
  Easy: withValueAtZero,
  Medium: withoutValueAtZero,
});
