import { valueTable } from "../../../craft/figures/value-table.ts";
import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { type Expression, expression, polynomial, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

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
    const [x, y, z] = inputs;
    const entries = cells(drawn);
    const [first, middle, last] = entries;
    const found = values(drawn);
    const targets: Readonly<Record<Ask, string>> = {
      constant: `the value of $${letter}$`,
      slope: `the slope of the graph of $y = ${name}(x)$ in the $xy$-plane`,
      middle: `the value of $${name}(${y})$`,
      last: `the value of $${name}(${z})$`,
    };
    const face = (of: Ask) => numeral(found[of]);
    const [rise, farther] = [sum(middle, -first), sum(last, -first)];
    const condition = `$\\frac{${inline(rise).slice(1, -1)}}{${y - x}} = \\frac{${inline(farther).slice(1, -1)}}{${z - x}}$`;
    return {
      question: `The table shows three values of $x$ and their corresponding values of $${name}(x)$ for the linear function $${name}$, where $${letter}$ is a constant. What is ${targets[ask]}?`,
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
        why: `With $${letter} = ${k}$ all three rows lie on one line with the slope $${slope}$.`,
        slip: (other) => ({
          code: other === "constant" ? "stopped-early" : "another-quantity",
          deed: `giving ${targets[other]} instead of ${targets[ask]}`,
        }),
      }),
      opening: "A linear function has the same slope between any two rows of its table.",
      steps: [
        {
          text: `The slope from the first row to the second and to the third is the same: ${condition}.`,
        },
        {
          text: `Solving this gives $${letter} = ${k}$, so $${name}(${y}) = ${found.middle}$ and $${name}(${z}) = ${found.last}$.`,
          claim: `${letter} = ${k}`,
        },
        {
          text: `The slope is $\\frac{${found.middle} - ${first < 0 ? `(${first})` : first}}{${y - x}} = ${slope}$.`,
          claim: `(${found.middle} - (${first}))/${y - x} = ${slope}`,
        },
      ],
      hint: "What is the same between any two rows of the table of a linear function?",
      tip: "Write the slope twice, from two pairs of rows, and set the two equal.",
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
  version: 1,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB15"],
  optionDesign: "rotating-ask",
  Hard: unknownValues,
});
