import {
  constantSteps,
  quotientOfDifferences,
  slopeStep,
  valueWork,
} from "../../../craft/algebra/line-steps.ts";
import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Slip, crossedOptions } from "../../../craft/options/slips.ts";
import { stepShowing } from "../../../craft/wording/steps.ts";
import { type Relation, call, equation, polynomial } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { type Rational, divide, gcd, negate, rational } from "../../../math/rational.ts";
import type { Facts } from "../../../facts/facts.ts";

interface Line {
  readonly slope: Rational;
  readonly constant: number;
}

function defines(name: string, { slope, constant }: Line): Relation {
  return equation(call(name, "x"), polynomial([constant, slope], "x"));
}

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

/** The two given points. */
function pointsOf(values: Values) {
  const [one, other] = values.inputs;
  return [[one, valueAt(values, one)] as const, [other, valueAt(values, other)] as const] as const;
}

/** The slope from the two points, with the outputs in the other order. */
function slopeSign(values: Values): Slip<Line> {
  const [[x, y], [u, v]] = pointsOf(values);
  return {
    code: "opposite-sign",
    deed: `subtracting the outputs in one order and the inputs in the other, $${quotientOfDifferences([y, v], [u, x])}$,`,
    apply: ({ slope, constant }) => ({ slope: negate(slope), constant }),
  };
}

function constantSign({ name, constant }: Values): Slip<Line> {
  return {
    code: "opposite-sign",
    deed: `using $${-constant}$ as the constant term although $${name}(0) = ${constant}$`,
    apply: ({ slope, constant: term }) => ({ slope, constant: -term }),
  };
}

function slopeOver(values: Values): Slip<Line> {
  const [[x, y], [u, v]] = pointsOf(values);
  return {
    code: "ratio-upside-down",
    deed: `dividing the change in $x$ by the change in the output, $${quotientOfDifferences([u, x], [v, y])}$,`,
    apply: ({ slope, constant }) => ({ slope: divide(1, slope), constant }),
  };
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
    const { name, constant } = values;
    const line = lineOf(values);
    const [start, next] = pointsOf(values);
    const [x, y] = next;
    return {
      question: asks(values),
      options: crossedOptions<Line>({
        key: line,
        why: `Its value at $0$ is $${constant}$, and $${valueWork(name, x, line.slope, constant)}$.`,
        slips: [slopeSign(values), constantSign(values)],
        corner: {
          code: "opposite-sign",
          deed: `using both outputs with the wrong sign, $${-constant}$ at $0$ and $${-y}$ at $${x}$,`,
        },
        show: (each) => formula(defines(name, each)),
      }),
      opening: "The value at $0$ is the constant term, and the two values determine the slope.",
      steps: [
        {
          text: `The output for the input $0$ is the constant term.\n\n$b = ${name}(0) = ${constant}$`,
        },
        slopeStep("Divide the change in the output by the change in $x$.", start, next),
        stepShowing("Write the equation with this slope and constant term.", defines(name, line)),
      ],
      hint: `What does $${name}(0) = ${constant}$ tell about the equation?`,
      tip: "Substitute the input that is not $0$ into your equation to check the slope.",
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
    const { name, constant } = values;
    const line = lineOf(values);
    const [start, next] = pointsOf(values);
    const [x] = next;
    return {
      question: asks(values),
      options: crossedOptions<Line>({
        key: line,
        why: `It has both given values: $${valueWork(name, start[0], line.slope, constant)}$ and $${valueWork(name, x, line.slope, constant)}$.`,
        slips: [slopeSign(values), slopeOver(values)],
        corner: {
          code: "wrong-formula",
          deed: `using the slope of a perpendicular line, the negative reciprocal ${inline(negate(divide(1, line.slope)))},`,
        },
        show: (each) => formula(defines(name, each)),
      }),
      opening: "Find the slope from the two values, then the constant term from one of them.",
      steps: [
        slopeStep("Divide the change in the output by the change in $x$.", start, next),
        ...constantSteps(line.slope, start),
        stepShowing("Write the equation with this slope and constant term.", defines(name, line)),
      ],
      hint: `How much does the output change when $x$ changes from $${start[0]}$ to $${x}$?`,
      tip: "Slope is change in output over change in input: keep the order of the two points the same.",
    };
  },
  facts: through,
});

/** The equation of a linear function from two of its values. */
export const functionFromTwoValues = defineLevels({
  id: "function-from-two-values",
  version: 3,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB04"],
  optionDesign: "orbit",
  Easy: withValueAtZero,
  Medium: withoutValueAtZero,
});
