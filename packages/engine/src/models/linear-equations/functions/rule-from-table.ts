import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { stepShowing } from "../../../craft/wording/steps.ts";
import {
  type Operand,
  type Relation,
  equation,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";

interface Rows {
  /** Letters of the two columns. */
  readonly letters: readonly [string, string];
  readonly factor: number;
  /** The smaller number of the first row, and how much is added to it in each row after. */
  readonly first: number;
  readonly steps: readonly [number, number];
}

const LETTERS = [
  ["x", "y"],
  ["s", "t"],
  ["m", "n"],
  ["p", "q"],
  ["a", "b"],
  ["u", "v"],
] as const;

/** The twists are whether the second column has the larger numbers, and whether it is a multiple, not a sum. */
function rule(
  { letters: [x, y], factor, first }: Rows,
  { first: larger, second }: Twists,
): Relation {
  const gap = first * (factor - 1);
  if (second) return equation(y, larger ? product(factor, x) : quotient(x, factor));
  return equation(y, sum(x, larger ? gap : -gap));
}

/** The rule's right side with a number in place of the letter. */
function sideOf(
  { factor, first }: Rows,
  { first: larger, second }: Twists,
  value: number,
): Operand {
  const gap = first * (factor - 1);
  if (second) return larger ? times(factor, value) : quotient(value, factor);
  return sum(value, larger ? gap : -gap);
}

/** What both rules make of the lesser number of a row, and whether that is the greater. */
function pairOf(row: readonly [number, number], { factor, first }: Rows): string {
  const [small, large] = [Math.min(...row), Math.max(...row)];
  const gap = first * (factor - 1);
  const compared = (side: Operand, value: number) =>
    `${inline(side).slice(0, -1)} ${value === large ? "=" : "\\ne"} ${large}$`;
  return [
    compared(times(factor, small), factor * small),
    compared(sum(small, gap), small + gap),
  ].join("\n\n");
}

function pairs({ factor, first, steps }: Rows, { first: larger, second }: Twists) {
  const gap = first * (factor - 1);
  const small = [first, first + steps[0], first + steps[0] + steps[1]];
  return small.map((number): readonly [number, number] => {
    const large = second ? number * factor : number + gap;
    return larger ? [number, large] : [large, number];
  });
}

/** Three rows of numbers that are proportional, or a fixed distance apart; the equation is asked. */
const proportionalOrNot = level<{ rows: Rows; at: Twists }>({
  space: 100_000,
  steps: 2,
  draw: (chance) => ({
    rows: {
      letters: chance.pick(LETTERS),
      factor: chance.int(2, 12),
      first: chance.int(2, 20),
      steps: [chance.int(1, 12), chance.int(1, 12)],
    },
    at: twists(chance),
  }),
  build: ({ rows, at }) => {
    const { letters, factor, first } = rows;
    const [x, y] = letters;
    const gap = first * (factor - 1);
    const shown = pairs(rows, at);
    const [one = [0, 0], , last = [0, 0]] = shown;
    const held = (row: readonly [number, number]) =>
      inline(equation(row[1], sideOf(rows, at, row[0])));
    return {
      question: `The table shows three pairs of values of $${x}$ and $${y}$. Which equation relates $${y}$ to $${x}$ in all three pairs?`,
      figure: dataTable(
        `Table of values of ${x} and ${y}`,
        [`$${x}$`, `$${y}$`],
        shown.map((row) => row.map((cell) => `$${cell}$`)),
      ),
      options: siblingOptions({
        at,
        answer: (each) => rule(rows, each),
        show: (each) => formula(each),
        why: `It is true in the last row as well as in the first: ${held(last)}.`,
        slips: [
          {
            code: "input-for-output",
            deed: `exchanging the columns, so that the first row has $${one[1]}$ for $${x}$ and $${one[0]}$ for $${y}$,`,
          },
          {
            code: "condition-unchecked",
            deed: at.second
              ? `using only the first row, where the numbers differ by $${gap}$,`
              : `using only the first row, where one number is $${factor}$ times the other,`,
          },
        ],
        corner: {
          code: "condition-unchecked",
          deed: `writing how the first row alone leads from $${y}$ to $${x}$, from $${one[1]}$ to $${one[0]}$,`,
        },
      }),
      opening: "Find rules that fit the first row, and test them in another row.",
      steps: [
        {
          text: `In the first row, two rules fit: the greater number is $${factor}$ times the other, and it is $${gap}$ more.\n\n${pairOf(one, rows)}`,
        },
        {
          text: `In the last row, only one of them fits.\n\n${pairOf(last, rows)}`,
        },
        stepShowing(
          `The column of $${y}$ has the ${at.first ? "greater" : "lesser"} numbers, so write the rule for $${y}$.`,
          rule(rows, at),
        ),
      ],
      hint: `The first row fits more than one rule. Which rule also fits $${last[0]}$ and $${last[1]}$?`,
      tip: "Test a rule in more than one row: several rules can fit a single row.",
    };
  },
  facts: ({ rows, at }) => {
    const [x, y] = rows.letters;
    return {
      kind: "through",
      at: pairs(rows, at).map(([one, other]) => ({ [x]: `${one}`, [y]: `${other}` })),
      told: [`three pairs of values of $${x}$ $${y}$ relates $${y}$ to $${x}$ all three`],
    };
  },
});

/** The equation behind a table: a multiple, or a fixed difference. */
export const ruleFromTable = defineLevels({
  id: "rule-from-table",
  version: 3,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB21"],
  optionDesign: "orbit",
  Easy: proportionalOrNot,
});
