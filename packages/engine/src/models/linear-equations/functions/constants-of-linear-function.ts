import { removing } from "../../../craft/algebra/moving-terms.ts";
import { valueWork } from "../../../craft/algebra/line-steps.ts";
import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import {
  type Expression,
  call,
  equation,
  expression,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

const ASKS = ["slope", "constant", "sum", "product"] as const;
type Ask = (typeof ASKS)[number];

const LETTERS = [
  ["a", "b"],
  ["m", "b"],
  ["a", "c"],
  ["p", "q"],
  ["r", "s"],
  ["h", "k"],
] as const;

interface Given {
  readonly name: string;
  readonly letters: readonly [string, string];
  readonly slope: number;
  readonly constant: number;
  readonly inputs: readonly [number, number];
  readonly ask: Ask;
}

function asked({ letters: [a, b] }: Given, ask: Ask): Expression {
  if (ask === "slope") return expression(a);
  if (ask === "constant") return expression(b);
  return ask === "sum" ? sum(a, b) : product(a, b);
}

function valueOf({ slope, constant }: Given, ask: Ask): number {
  return { slope, constant, sum: slope + constant, product: slope * constant }[ask];
}

function output({ slope, constant }: Given, x: number): number {
  return slope * x + constant;
}

/** A change over a change, or the number alone where it is divided by 1. */
function over(top: Expression, bottom: number): Expression {
  return bottom === 1 ? top : quotient(top, bottom);
}

/** The other constants, and what is made of both, each answered instead of what is asked. */
function answeredSlips(given: Given): PoolSlip[] {
  const { letters, slope, constant, inputs, ask } = given;
  const [a, b] = letters;
  const [x, z] = inputs;
  const target = inline(asked(given, ask));
  const rise = sum(output(given, z), -output(given, x));
  const slips: Readonly<Record<Ask, PoolSlip>> = {
    slope: slipTo(over(rise, z - x), {
      code: "stopped-early",
      deed: `answering with $${a}$ instead of ${target}`,
      step: 3,
    }),
    constant: slipTo(sum(output(given, x), times(-slope, x)), {
      code: ask === "slope" ? "another-quantity" : "stopped-early",
      deed: `answering with $${b}$ instead of ${target}`,
      step: 3,
    }),
    sum: slipTo(sum(slope, constant), {
      code: "another-quantity",
      deed: `adding the constants to find $${a} + ${b}$ instead of ${target}`,
      step: 3,
    }),
    product: slipTo(times(slope, constant), {
      code: "another-quantity",
      deed: `multiplying the constants to find $${a}${b}$ instead of ${target}`,
      step: 3,
    }),
  };
  return ASKS.filter((each) => each !== ask).map((each) => slips[each]);
}

/** Slips in finding the slope. */
function slopeSlips(given: Given): PoolSlip[] {
  const { letters, inputs, name } = given;
  const [x, z] = inputs;
  const fall = sum(output(given, x), -output(given, z));
  return [
    slipTo(over(fall, z - x), {
      code: "sign-lost",
      deed: "subtracting the outputs and the inputs in different orders",
      step: 1,
    }),
    ...inputs
      .filter((input) => Math.abs(input) > 1)
      .map((input) =>
        slipTo(quotient(output(given, input), input), {
          code: "condition-unchecked",
          deed: `using $${name}(${input}) = ${output(given, input)}$ alone, as if $${letters[1]}$ were $0$,`,
          isClassic: true,
          step: 1,
        }),
      ),
  ];
}

/** Slips in finding the constant term. */
function constantSlips(given: Given): PoolSlip[] {
  const { letters, slope, inputs, ask } = given;
  const [x] = inputs;
  const y = output(given, x);
  const made = (found: Expression) =>
    ask === "sum" ? sum(slope, found) : ask === "product" ? times(slope, found) : found;
  return [
    slipTo(made(expression(y)), {
      code: "meaning-misread",
      deed: `using the first output, $${y}$, as $${letters[1]}$`,
      isClassic: true,
      step: 2,
    }),
    slipTo(made(sum(y, times(slope, x))), {
      code: "sign-lost",
      deed: `moving $${slope * x}$ to the right side without changing its sign`,
      step: 2,
    }),
  ];
}

/** Slips that lead to whole numbers, as the constants are. */
function slipsOf(given: Given): PoolSlip[] {
  const own = given.ask === "slope" ? slopeSlips(given) : constantSlips(given);
  return [...answeredSlips(given), ...own].filter(({ face: { value } }) => value?.den === 1);
}

/** From the slope to the constant term. */
function constantPart(given: Given): Step[] {
  const { letters, slope, constant, inputs } = given;
  const [, b] = letters;
  const [x] = inputs;
  const y = output(given, x);
  const term = slope * x;
  return [
    stepTo("Substitute this value into the first equation.", equation(sum(times(slope, x), b), y)),
    stepTo("Multiply.", equation(sum(term, b), y)),
    stepTo(removing(term), equation(b, constant)),
  ];
}

/** f(x) = ax + b with two values given; a, b, their sum or their product is asked. */
const fromTwoValues = poolLevel<Given>({
  space: 400_000,
  steps: 3,
  draw: (chance) => {
    const [one, other] = [chance.nonzero(8), chance.nonzero(9)];
    const given: Given = {
      name: chance.pick(FUNCTIONS),
      letters: chance.pick(LETTERS),
      slope: chance.int(2, 9) * chance.sign(),
      constant: chance.int(2, 20) * chance.sign(),
      inputs: [one, other],
      ask: chance.pick(ASKS),
    };
    chance.require(one < other && !given.letters.some((letter) => letter === given.name), "order");
    const values = ASKS.map((ask) => valueOf(given, ask));
    chance.require(areDistinct(values) && !values.includes(0), "values coincide");
    return given;
  },
  key: (given) => numeral(valueOf(given, given.ask)),
  slips: slipsOf,
  word: (given) => {
    const { name, letters, slope, constant, inputs, ask } = given;
    const [a, b] = letters;
    const [one, other] = inputs;
    const [y, z] = [output(given, one), output(given, other)];
    const target = inline(asked(given, ask));
    const first = equation(sum(product(one, a), b), y);
    const second = equation(sum(product(other, a), b), z);
    const key = valueOf(given, ask);
    return {
      question: `The function $${name}$ is defined by ${inline(equation(call(name, "x"), sum(product(a, "x"), b)))}, where $${a}$ and $${b}$ are constants. If $${name}(${one}) = ${y}$ and $${name}(${other}) = ${z}$, what is the value of ${target}?`,
      why: `With $${a} = ${slope}$ and $${b} = ${constant}$, $${valueWork(name, one, rational(slope), constant)}$ and $${valueWork(name, other, rational(slope), constant)}$.`,
      opening:
        "Each given value is an equation in the two constants; subtracting removes one of them.",
      steps: [
        {
          text: `Substitute each pair of values into the function.\n\n${inline(first)}\n\n${inline(second)}`,
          claim: code(first),
        },
        stepTo(
          "Subtract the first equation from the second.",
          equation(product(other - one, a), z - y),
        ),
        ...(other - one === 1
          ? []
          : [stepTo(`Divide both sides by $${other - one}$.`, equation(a, slope))]),
        ...(ask === "slope" ? [] : constantPart(given)),
        ...(ask === "sum"
          ? [stepThrough("Add the two constants.", sum(a, b), sum(slope, constant), key)]
          : []),
        ...(ask === "product"
          ? [stepThrough("Multiply the two constants.", product(a, b), times(slope, constant), key)]
          : []),
      ],
      hint: `What equation in $${a}$ and $${b}$ does $${name}(${one}) = ${y}$ give?`,
      tip:
        ask === "slope"
          ? "The coefficient of $x$ is the change in output divided by the change in input."
          : "Check both constants by substituting them into the two equations.",
    };
  },
  facts: (given) => {
    const { name, inputs } = given;
    const [a, b] = given.letters;
    return {
      kind: "value",
      given: inputs.map((x) => `${a}*(${x}) + ${b} = ${output(given, x)}`),
      ask: code(asked(given, given.ask)),
      told: [
        `$${name}(x) = ${a}x + ${b}$`,
        ...inputs.map((x) => `$${name}(${x}) = ${output(given, x)}$`),
      ],
    };
  },
});

/** The constants of a linear function of which two values are known. */
export const constantsOfLinearFunction = defineLevels({
  id: "constants-of-linear-function",
  version: 3,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB17"],
  optionDesign: "pool",
  Medium: fromTwoValues,
});
