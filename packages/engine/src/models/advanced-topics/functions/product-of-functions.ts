import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { call, equation, product, sum } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";

const NAMES = [
  ["f", "g"],
  ["g", "f"],
  ["h", "g"],
  ["g", "h"],
  ["p", "q"],
] as const;

interface Listed {
  readonly names: readonly [string, string];
  readonly from: number;
  readonly values: readonly number[];
  /** The row that is asked about. */
  readonly row: number;
  readonly inner: number;
  readonly outer: number;
}

/** The twists are the signs of the number in the factor and of the number at the end. */
function numbers({ inner, outer }: Listed, { first, second }: Twists) {
  return { added: first ? inner : -inner, last: second ? outer : -outer };
}

function definition(item: Listed, at: Twists) {
  const [f, g] = item.names;
  const { added, last } = numbers(item, at);
  return equation(call(f, "x"), sum(product(sum("x", added), call(g, "x")), last));
}

function productValue(item: Listed, at: Twists): number {
  const { added, last } = numbers(item, at);
  return (item.from + item.row + added) * (item.values[item.row] ?? 0) + last;
}

/** A function is a linear expression times another function, whose values come from a table. */
const fromTable = level({
  space: 1_000_000,
  steps: 3,
  draw: (chance) => {
    const item = {
      names: chance.pick(NAMES),
      from: chance.int(-4, 2),
      values: [0, 1, 2, 3].map(() => chance.nonzero(12)),
      row: chance.int(0, 3),
      inner: chance.int(2, 12),
      outer: chance.int(2, 15),
    };
    const factors = siblingAnswers((at) => item.from + item.row + numbers(item, at).added);
    chance.require(
      areDistinct(siblingAnswers((at) => productValue(item, at))) && !factors.includes(0),
      "answers coincide",
    );
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const [f, g] = item.names;
    const { added, last } = numbers(item, at);
    const x = item.from + item.row;
    const value = item.values[item.row] ?? 0;
    const key = productValue(item, at);
    return {
      question: sentences(
        `The table shows some values of $x$ and the corresponding values of the function $${g}$. The function $${f}$ is defined by ${inline(definition(item, at))}.`,
        `What is the value of $${f}(${x})$?`,
      ),
      figure: dataTable(
        "Table of values",
        ["$x$", `$${g}(x)$`],
        item.values.map((each, place) => [item.from + place, each]),
      ),
      options: siblingOptions({
        at,
        answer: (each) => productValue(item, each),
        show: numeral,
        why: `The factors are $${x + added}$ and $${value}$, and $${Math.abs(last)}$ is ${last < 0 ? "subtracted" : "added"}.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `taking $${x - added}$ for the first factor instead of $${x + added}$`,
          },
          {
            code: "opposite-operation",
            deed: `${last > 0 ? "subtracting" : "adding"} $${item.outer}$ at the end instead of ${last > 0 ? "adding" : "subtracting"} it`,
          },
        ],
      }),
      opening: "Put the number in for every $x$, and read the other function from the table.",
      steps: [
        { text: `The table gives $${g}(${x}) = ${value}$.`, claim: `v = ${value}` },
        {
          text: `The first factor is $${x} ${added < 0 ? "-" : "+"} ${Math.abs(added)} = ${x + added}$.`,
          claim: `${x} + (${added}) = ${x + added}`,
        },
        {
          text: `So $${f}(${x}) = (${x + added})(${value}) ${last < 0 ? "-" : "+"} ${Math.abs(last)} = ${key}$.`,
          claim: `(${x + added})*(${value}) + (${last}) = ${key}`,
        },
      ],
      hint: "Which two numbers are multiplied at this $x$?",
      tip: "Write out what each part of the formula is at the given $x$ before you combine them.",
    };
  },
  facts: ({ item, at }) => {
    const [f, g] = item.names;
    const x = item.from + item.row;
    const signs = [at.first ? "+" : "-", at.second ? "+" : "-"];
    return {
      kind: "value",
      given: [
        `u = ${x}`,
        `v = ${item.values[item.row]}`,
        `y = (u ${signs[0]} ${item.inner})*v ${signs[1]} ${item.outer}`,
      ],
      ask: "y",
      told: [
        `values of $x$ and values of $${g}$ function $${f}$`,
        `${inline(definition(item, at))} value of $${f}(${x})$`,
      ],
    };
  },
});

/** A function that is a product with another function. */
export const productOfFunctions = defineLevels({
  id: "product-of-functions",
  version: 2,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC26"],
  optionDesign: "orbit",
  Medium: fromTable,
});
