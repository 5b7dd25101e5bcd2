import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, formula, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs, sentences } from "../../../craft/wording/words.ts";
import {
  type Relation,
  call,
  equation,
  negative,
  power,
  product,
  sum,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { type Rational, divide, multiply, rational } from "../../../math/rational.ts";

const NAMES = [
  ["f", "g"],
  ["g", "h"],
  ["f", "h"],
] as const;

interface Listed {
  readonly names: readonly [string, string];
  /** x of the first row; the rows are `shift` apart. */
  readonly from: number;
  readonly shift: number;
  readonly values: readonly number[];
  readonly added: number;
}

/** The twists are the direction of the shift to the side and of the shift up or down. */
function shifts({ shift, added }: Listed, { first, second }: Twists) {
  return { aside: first ? shift : -shift, up: second ? added : -added };
}

function shiftedCall(item: Listed, at: Twists): Relation {
  const [f, g] = item.names;
  const { aside, up } = shifts(item, at);
  return equation(call(g, "x"), sum(call(f, sum("x", aside)), up));
}

/** The value is asked in the middle of five rows. */
function shiftedValue(item: Listed, at: Twists): number {
  return (item.values[at.first ? 3 : 1] ?? 0) + shifts(item, at).up;
}

/** A function is shifted, and its values come from a table. */
const fromTable = level({
  space: 1_000_000,
  steps: 3,
  draw: (chance) => {
    const item = {
      names: chance.pick(NAMES),
      from: chance.int(-6, 3),
      shift: chance.int(1, 4),
      values: [0, 1, 2, 3, 4].map(() => chance.int(-20, 40)),
      added: chance.int(2, 15),
    };
    const answers = siblingAnswers((at) => shiftedValue(item, at));
    chance.require(areDistinct([...item.values]) && areDistinct(answers), "values coincide");
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const [f, g] = item.names;
    const { aside, up } = shifts(item, at);
    const x = item.from + 2 * item.shift;
    const inside = x + aside;
    const given = item.values[at.first ? 3 : 1] ?? 0;
    const key = shiftedValue(item, at);
    return {
      question: sentences(
        `The table shows some values of $x$ and the corresponding values of the function $${f}$. The function $${g}$ is defined by ${inline(shiftedCall(item, at))}.`,
        `What is the value of $${g}(${x})$?`,
      ),
      figure: dataTable(
        "Table of values",
        ["$x$", `$${f}(x)$`],
        item.values.map((value, place) => [item.from + place * item.shift, value]),
      ),
      options: siblingOptions({
        at,
        answer: (each) => shiftedValue(item, each),
        show: numeral,
        why: `It is $${f}(${inside})$, which is $${given}$, ${up < 0 ? "less" : "plus"} $${item.added}$.`,
        slips: [
          {
            code: "direction-turned-around",
            deed: `reading the table at $x = ${x - aside}$ instead of $x = ${inside}$`,
          },
          {
            code: "opposite-operation",
            deed: `${up > 0 ? "subtracting" : "adding"} $${item.added}$ at the end instead of ${up > 0 ? "adding" : "subtracting"} it`,
          },
        ],
        corner: {
          code: "direction-turned-around",
          deed: "undoing both shifts instead of making them",
        },
      }),
      opening: "Put the number into the equation first, and only then look into the table.",
      steps: [
        {
          text: `At $x = ${x}$ the equation gives ${inline(equation(call(g, x), sum(call(f, inside), up)))}.`,
        },
        { text: `In the table, $${f}(${inside}) = ${given}$.` },
        {
          text: `So $${g}(${x}) = ${given} ${up < 0 ? "-" : "+"} ${item.added} = ${key}$.`,
          claim: `${given} + (${up}) = ${key}`,
        },
      ],
      hint: "At which place must the table be read? Work out the number in the parentheses.",
      tip: "In $f(x + h)$, compute $x + h$ first: it is the number that the function is applied to.",
    };
  },
  facts: ({ item, at }) => {
    const [f, g] = item.names;
    return {
      kind: "value",
      given: [`y = ${item.values[at.first ? 3 : 1]} ${at.second ? "+" : "-"} ${item.added}`],
      ask: "y",
      told: [
        `values of $x$ and values of $${f}$ function $${g}$ ${inline(shiftedCall(item, at))}`,
        `value of $${g}(${item.from + 2 * item.shift})$`,
      ],
    };
  },
});

interface Rewritten {
  readonly names: readonly [string, string];
  readonly factor: number;
  readonly base: number;
  readonly shift: number;
  readonly below: number;
}

/** The twists are the direction of the shift and the sign of the exponent. */
function newFactor({ factor, base, shift }: Rewritten, { first, second }: Twists): Rational {
  const change = base ** shift;
  return first === second ? multiply(factor, change) : divide(factor, change);
}

/** The base of the rewritten function: the given one, or one over it. */
function newBase({ base }: Rewritten, { second }: Twists): Rational {
  return second ? rational(base) : rational(1, base);
}

function rewritten(item: Rewritten, at: Twists): Relation {
  const [, g] = item.names;
  const main = product(newFactor(item, at), power(newBase(item, at), "x"));
  return equation(call(g, "x"), sum(main, -item.below));
}

function original({ names, factor, base }: Rewritten, { second }: Twists): Relation {
  const exponent = second ? "x" : negative("x");
  return equation(call(names[0], "x"), product(factor, power(base, exponent)));
}

function movedCall({ names: [f, g], shift, below }: Rewritten, { first }: Twists): Relation {
  return equation(call(g, "x"), sum(call(f, sum("x", first ? shift : -shift)), -below));
}

/** A shifted exponential function is written with the factor that it has at x = 0. */
const shiftedExponential = level({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const [base, most] = chance.pick([
      [2, 5],
      [2, 5],
      [3, 3],
      [4, 2],
      [5, 2],
      [10, 2],
    ] as const);
    const shift = chance.int(1, most);
    return {
      item: {
        names: chance.pick(NAMES),
        base,
        shift,
        // A multiple of the power, so that dividing by it leaves a whole number.
        factor: base ** shift * chance.int(2, 60),
        below: chance.int(1, 60),
      },
      at: twists(chance),
    };
  },
  build: ({ item, at }) => {
    const { names, factor, base, shift, below } = item;
    const [f, g] = names;
    const inner = sum("x", at.first ? shift : -shift);
    const exponent = at.second ? inner : sum(negative("x"), at.first ? -shift : shift);
    const change = base ** shift;
    const grows = at.first === at.second;
    return {
      question: paragraphs(
        inline(original(item, at)),
        inline(movedCall(item, at)),
        `Which equation defines the function $${g}$ and shows the value of $${f}(${at.first ? shift : -shift})$ as its coefficient?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => rewritten(item, each),
        show: formula,
        why: "It is the same function, with the constant part of the exponent moved into the coefficient.",
        slips: [
          {
            code: "opposite-operation",
            deed: grows
              ? `dividing $${tex(factor)}$ by $${tex(change)}$ instead of multiplying`
              : `multiplying $${tex(factor)}$ by $${tex(change)}$ instead of dividing`,
          },
          {
            code: "opposite-sign",
            deed: at.second
              ? "giving the exponent the opposite sign"
              : "losing the minus sign of the exponent",
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: "giving the power that remains the opposite exponent",
        },
      }),
      opening: "Put the shifted variable into the exponent and split the power in two.",
      steps: [
        {
          text: `Putting in ${inline(inner)} gives ${inline(equation(call(g, "x"), sum(product(factor, power(base, exponent)), -below)))}.`,
        },
        {
          text: `The constant part of the exponent makes the factor ${inline(power(base, grows ? shift : -shift))}, and $${tex(factor)} \\cdot ${tex(power(base, grows ? shift : -shift))} = ${tex(newFactor(item, at))}$.`,
          claim: `${factor}*${base}^(${grows ? shift : -shift}) = ${code(newFactor(item, at))}`,
        },
        ...(at.second
          ? []
          : [
              {
                text: `The rest is ${inline(power(base, negative("x")))}, which is ${inline(power(rational(1, base), "x"))}.`,
              },
            ]),
        { text: `So ${inline(rewritten(item, at))}.` },
      ],
      hint: "A sum in the exponent means a product of two powers. Which of them is just a number?",
      tip: "To check two forms of a function, compare their values at $x = 0$ and $x = 1$.",
      archetype: "PC34",
    };
  },
  facts: ({ item, at }) => {
    const { base, factor, shift, below } = item;
    const sign = at.second ? 1 : -1;
    const moved = at.first ? shift : -shift;
    return {
      kind: "through",
      function: item.names[1],
      at: [0, 1, 2].map((x) => ({
        x: `${x}`,
        y: `${factor}*${base}^(${sign}*(${x} + (${moved}))) - ${below}`,
      })),
      told: [
        inline(original(item, at)),
        inline(movedCall(item, at)),
        `defines $${item.names[1]}$ value of $${item.names[0]}(${moved})$ coefficient`,
      ],
    };
  },
});

/** A function that is another one shifted: its values and its equation. */
export const shiftedFunction = defineLevels({
  id: "shifted-function",
  version: 5,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC25", "PC34"],
  optionDesign: "orbit",
  Medium: fromTable,
  Hard: shiftedExponential,
});
