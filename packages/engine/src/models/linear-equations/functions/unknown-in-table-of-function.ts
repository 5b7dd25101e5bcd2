import { valueTable } from "../../../craft/figures/value-table.ts";
import { slopeStep } from "../../../craft/algebra/line-steps.ts";
import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import {
  type Expression,
  type Operand,
  call,
  equation,
  expression,
  polynomial,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import type { Step } from "../../../model.ts";
import { code } from "../../../math/print.ts";

const ASKS = ["constant", "slope", "middle", "last"] as const;
type Ask = (typeof ASKS)[number];

interface WithConstant {
  readonly name: string;
  readonly letter: string;
  readonly k: number;
  readonly slope: number;
  readonly first: number;
  /** The three inputs; the values are a number, k + a, and mk + b. */
  readonly inputs: readonly [number, number, number];
  readonly m: number;
  readonly ask: Ask;
}

function values({
  k,
  slope,
  first,
  inputs: [x, y, z],
}: WithConstant): Readonly<Record<Ask, number>> {
  return {
    constant: k,
    slope,
    middle: first + slope * (y - x),
    last: first + slope * (z - x),
  };
}

function cells(drawn: WithConstant): readonly [number, Expression, Expression] {
  const { letter, k, m, first } = drawn;
  const { middle, last } = values(drawn);
  return [first, sum(letter, middle - k), sum(polynomial([0, m], letter), last - m * k)];
}

function targetsOf({
  name,
  letter,
  inputs: [, y, z],
}: WithConstant): Readonly<Record<Ask, string>> {
  return {
    constant: `the value of $${letter}$`,
    slope: "the slope of the graph",
    middle: `the value of $${name}(${y})$`,
    last: `the value of $${name}(${z})$`,
  };
}

/** The slope from two rows of which the value of one is known. */
function slopeWork(drawn: WithConstant): Operand {
  const {
    first,
    inputs: [x, y],
  } = drawn;
  const rise = sum(values(drawn).middle, -first);
  return y - x === 1 ? rise : quotient(rise, y - x);
}

/** What answering another of the four quantities comes from. */
function slipAt(drawn: WithConstant, answered: Ask): Misstep {
  const { letter, k, m, ask } = drawn;
  const targets = targetsOf(drawn);
  const { middle, last } = values(drawn);
  const deed = `giving ${targets[answered]} instead of ${targets[ask]}`;
  if (answered === "constant") {
    return { code: "stopped-early", deed: `stopping once $${letter} = ${k}$ is found` };
  }
  return {
    code: "another-quantity",
    deed,
    work: {
      slope: slopeWork(drawn),
      middle: sum(k, middle - k),
      last: sum(times(m, k), last - m * k),
    }[answered],
  };
}

/** From the constant to what is asked for. */
function lastSteps(drawn: WithConstant): readonly Step[] {
  const { name, k, m, ask, first, inputs } = drawn;
  const [x, y, z] = inputs;
  const found = values(drawn);
  const inSecond = stepThrough(
    "Substitute it into the second row.",
    call(name, y),
    sum(k, found.middle - k),
    found.middle,
  );
  return {
    constant: [],
    middle: [inSecond],
    last: [
      stepThrough(
        "Substitute it into the third row.",
        call(name, z),
        sum(times(m, k), found.last - m * k),
        found.last,
      ),
    ],
    slope: [inSecond, slopeStep("Use the first two rows.", [x, first], [y, found.middle])],
  }[ask];
}

/** Up to what is asked for. */
function solution(drawn: WithConstant): Step[] {
  const { letter, k, m, first, inputs } = drawn;
  const [x, y, z] = inputs;
  const found = values(drawn);
  const [near, far] = [y - x, z - x];
  // (letter + a)/near = (m·letter + b)/far
  const [a, b] = [found.middle - k - first, found.last - m * k - first];
  const [risen, farther] = [sum(letter, a), sum(polynomial([0, m], letter), b)];
  const over = (rise: Operand, run: number) => (run === 1 ? expression(rise) : quotient(rise, run));
  const [factor, number] = [far - m * near, near * b - far * a];
  const sides = equation(
    polynomial([far * a, far], letter),
    polynomial([near * b, near * m], letter),
  );
  const isNegative = factor < 0;
  return [
    {
      text: "The slope from the first row to the second is equal to the slope from the first row to the third.",
    },
    stepTo(
      `Write each slope as the change in the value divided by the change in $x$.`,
      equation(over(risen, near), over(farther, far)),
    ),
    stepTo(
      `Multiply both sides by $${near === 1 ? "" : `${near} \\cdot ${far} = `}${near * far}$.`,
      sides,
    ),
    stepTo(
      `Collect the terms in $${letter}$ on the ${isNegative ? "right" : "left"} side and the numbers on the other.`,
      isNegative
        ? equation(-number, product(-factor, letter))
        : equation(product(factor, letter), number),
    ),
    ...(Math.abs(factor) === 1
      ? []
      : [stepTo(`Divide both sides by $${Math.abs(factor)}$.`, equation(letter, k))]),
    ...lastSteps(drawn),
  ];
}

/** A constant stands in two of the values. */
const unknownValues = level<WithConstant>({
  space: 1_000_000,
  steps: 4,
  draw: (chance) => {
    const x = chance.int(-4, 3);
    const y = x + chance.int(1, 4);
    const drawn: WithConstant = {
      name: chance.pick(FUNCTIONS),
      letter: chance.pick(["k", "a", "c", "n"]),
      k: chance.int(2, 15),
      slope: chance.int(2, 9) * chance.sign(),
      first: chance.nonzero(20),
      inputs: [x, y, y + chance.int(1, 5)],
      m: chance.int(2, 5),
      ask: chance.pick(ASKS),
    };
    const [, , z] = drawn.inputs;
    const { middle, last, constant, slope } = values(drawn);
    chance.require(areDistinct([middle, last, constant, slope]), "values coincide");
    chance.require(middle !== 0 && last !== 0, "a value is 0");
    chance.require(middle !== drawn.k && last !== drawn.m * drawn.k, "an entry is bare");
    chance.require(z - y !== y - x && z - x !== drawn.m * (y - x), "the constant drops out");
    return drawn;
  },
  build: (drawn) => {
    const { name, letter, k, slope, inputs, ask } = drawn;
    const target =
      ask === "slope"
        ? `the slope of the graph of $y = ${name}(x)$ in the $xy$-plane`
        : targetsOf(drawn)[ask];
    const entries = cells(drawn);
    const found = values(drawn);
    const face = (of: Ask) => numeral(found[of]);
    return {
      question: `The table shows three values of $x$ and their corresponding values of $${name}(x)$ for the linear function $${name}$, where $${letter}$ is a constant. What is ${target}?`,
      figure: valueTable(
        name,
        inputs.map((input, at) => [input, entries[at] ?? expression(0)]),
      ),
      options: rotatingOptions<Ask>({
        faces: {
          constant: face("constant"),
          slope: face("slope"),
          middle: face("middle"),
          last: face("last"),
        },
        ask,
        why: `With $${letter} = ${k}$, the slope is $${slope}$ from the first row to the second and also to the third.`,
        slip: (other) => slipAt(drawn, other),
      }),
      opening: "A linear function has the same slope between any two rows of its table.",
      steps: solution(drawn),
      hint: `What is the slope from the first row to the second, and from the first to the third, in terms of $${letter}$?`,
      tip:
        ask === "constant"
          ? `Substitute $${letter}$ into the table, and check that the slope is the same between all rows.`
          : `Solve for $${letter}$ first; then answer what is asked, which is not $${letter}$ itself.`,
    };
  },
  facts: (drawn) => {
    const { name, letter, ask } = drawn;
    const [x, y, z] = drawn.inputs;
    const [first, middle, last] = cells(drawn);
    return {
      kind: "value",
      given: [
        `constant = ${letter}`,
        `middle = ${code(middle)}`,
        `last = ${code(last)}`,
        `middle = ${code(first)} + slope*(${y} - (${x}))`,
        `last = ${code(first)} + slope*(${z} - (${x}))`,
      ],
      ask,
      told: [
        `three values of $x$ $${name}(x)$ $${letter}$`,
        {
          constant: `value of $${letter}$`,
          slope: `slope of $y = ${name}(x)$`,
          middle: `value of $${name}(${y})$`,
          last: `value of $${name}(${z})$`,
        }[ask],
      ],
    };
  },
});

/** What a table says of a linear function when a constant stands in it. */
export const unknownInTableOfFunction = defineLevels({
  id: "unknown-in-table-of-function",
  version: 2,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB15"],
  optionDesign: "rotating-ask",
  Hard: unknownValues,
});
