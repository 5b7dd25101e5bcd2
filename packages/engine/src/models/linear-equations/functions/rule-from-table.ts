import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { type Relation, equation, product, quotient, sum } from "../../../math/expression.ts";
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
    const right = inline(rule(rows, at));
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
        why: "It holds in every row of the table.",
        slips: [
          { code: "input-for-output", deed: `taking the column of $${y}$ for that of $${x}$` },
          {
            code: "condition-unchecked",
            deed: at.second
              ? `looking only at the first row, where the numbers differ by $${gap}$,`
              : `looking only at the first row, where one number is $${factor}$ times the other,`,
          },
        ],
      }),
      opening: "Compare the two numbers in every row: the same rule must fit all of them.",
      steps: [
        {
          text: `In the first row, ${Math.max(...one)} is $${factor}$ times ${Math.min(...one)}, and also $${gap}$ more.`,
        },
        {
          text: at.second
            ? `In the last row, ${Math.max(...last)} is again $${factor}$ times ${Math.min(...last)}, but not $${gap}$ more.`
            : `In the last row, ${Math.max(...last)} is again $${gap}$ more than ${Math.min(...last)}, but not $${factor}$ times as much.`,
        },
        { text: `So ${right} is the rule for all rows.` },
      ],
      hint: "The first row fits more than one rule. What do the other rows say?",
      tip: "Test a rule in the last row: there a wrong one shows soonest.",
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
  version: 1,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB21"],
  optionDesign: "orbit",
  Easy: proportionalOrNot,
});
