import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import {
  type Expression,
  call,
  equation,
  expression,
  product,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

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

/** f(x) = ax + b with two values given; a, b, their sum or their product is asked. */
const fromTwoValues = level<Given>({
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
  build: (given) => {
    const { name, letters, slope, constant, inputs, ask } = given;
    const [a, b] = letters;
    const [one, other] = inputs;
    const [y, z] = [output(given, one), output(given, other)];
    const target = inline(asked(given, ask));
    const face = (of: Ask) => numeral(valueOf(given, of));
    const first = equation(sum(product(one, a), b), y);
    const second = equation(sum(product(other, a), b), z);
    const last = equation(asked(given, ask), valueOf(given, ask));
    return {
      question: `The function $${name}$ is defined by ${inline(equation(call(name, "x"), sum(product(a, "x"), b)))}, where $${a}$ and $${b}$ are constants. If $${name}(${one}) = ${y}$ and $${name}(${other}) = ${z}$, what is the value of ${target}?`,
      options: rotatingOptions<Ask>({
        faces: {
          slope: face("slope"),
          constant: face("constant"),
          sum: face("sum"),
          product: face("product"),
        },
        ask,
        why: `With $${a} = ${slope}$ and $${b} = ${constant}$ the function has both of the given values.`,
        slip: (other_) => ({
          code: other_ === "sum" || other_ === "product" ? "another-quantity" : "stopped-early",
          deed: `giving ${inline(asked(given, other_))} instead of ${target}`,
        }),
      }),
      opening:
        "Each value gives an equation in the two constants; subtracting removes one of them.",
      steps: [
        { text: `The values say ${inline(first)} and ${inline(second)}.`, claim: code(first) },
        {
          text: `Subtracting the first from the second gives ${inline(equation(product(other - one, a), z - y))}, so $${a} = ${slope}$.`,
          claim: code(equation(product(other - one, a), z - y)),
        },
        { text: `Then $${b} = ${constant}$.`, claim: `${b} = ${constant}` },
        ...(ask === "sum" || ask === "product"
          ? [{ text: `Therefore ${inline(last)}.`, claim: code(last) }]
          : []),
      ],
      hint: "What does each given value say about the two constants?",
      tip: "The slope is the change in output over the change in input; then one value gives the rest.",
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
  version: 1,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB17"],
  optionDesign: "rotating-ask",
  Medium: fromTwoValues,
});
