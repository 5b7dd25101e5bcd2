import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { slopeForm } from "../../../craft/algebra/lines.ts";
import { areDistinct } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import type { Step } from "../../../model.ts";
import { stepShowing, stepThrough } from "../../../craft/wording/steps.ts";
import { equation, sum, times } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";

const XS = [
  [1, 2, 3],
  [2, 4, 6],
  [1, 3, 5],
  [2, 3, 4],
  [1, 4, 7],
  [3, 6, 9],
  [2, 5, 8],
  [-1, 1, 3],
  [-2, 1, 4],
  [-1, 2, 5],
  [-3, -1, 1],
  [-4, -2, 2],
] as const;

const LETTERS = [
  ["a", "b", "c"],
  ["p", "q", "r"],
  ["r", "s", "t"],
  ["h", "j", "k"],
  ["k", "m", "n"],
  ["s", "t", "u"],
] as const;

interface Values {
  readonly slope: number;
  readonly constant: number;
  readonly xs: readonly [number, number, number];
  readonly letters: readonly [string, string, string];
  /** The twists are the signs of the slope and of the constant. */
  readonly at: Twists;
}

function signed({ slope, constant }: Values, { first, second }: Twists): readonly [number, number] {
  return [first ? slope : -slope, second ? constant : -constant];
}

function ys(values: Values, at: Twists): number[] {
  const [slope, constant] = signed(values, at);
  return values.xs.map((x) => slope * x + constant);
}

function stepsOf(values: Values): Step[] {
  const { xs, letters, at } = values;
  const [slope, constant] = signed(values, at);
  const [first] = xs;
  return [
    stepShowing(
      `In the first row, the value of $x$ is $${first}$. Substitute it for $x$ in the equation.`,
      equation("y", sum(times(slope, first), constant)),
    ),
    stepThrough(
      `Multiply, and then ${constant > 0 ? "add" : "subtract"}.`,
      sum(slope * first, constant),
      slope * first + constant,
    ),
    ...xs
      .slice(1)
      .map((x, row) =>
        stepThrough(
          `Substitute $${x}$ for $x$ in the ${row === 0 ? "second" : "third"} row.`,
          sum(times(slope, x), constant),
          slope * x + constant,
        ),
      ),
    { text: `The values of $(${letters.join(", ")})$ are $(${ys(values, at).join(", ")})$.` },
  ];
}

/** The values of y that complete a table of solutions. */
const complete = level<Values>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const values = {
      slope: chance.int(2, 12),
      constant: chance.int(1, 40),
      xs: chance.pick(XS),
      letters: chance.pick(LETTERS),
      at: twists(chance),
    };
    const firsts = siblingAnswers((at) => ys(values, at)[0] ?? 0);
    chance.require(areDistinct(firsts), "options alike");
    return values;
  },
  build: (values) => {
    const { xs, letters, at } = values;
    const [slope, constant] = signed(values, at);
    const [one = 0] = ys(values, at);
    const first = xs[0];
    const shown = (m: number, b: number) =>
      inline(equation(sum(times(m, first), b), m * first + b));
    const [p, q, r] = letters;
    return {
      question: paragraphs(
        inline(slopeForm(slope, constant)),
        `The table gives three solutions $(x, y)$ to the given equation, where $${p}$, $${q}$, and $${r}$ are constants. What are the values of $(${letters.join(", ")})$?`,
      ),
      figure: dataTable(
        "Table of three solutions",
        ["$x$", "$y$"],
        xs.map((x, row) => [`$${x}$`, `$${letters[row]}$`]),
      ),
      options: siblingOptions({
        at,
        answer: (each) => ys(values, each),
        show: (list) => ({ text: `$(${list.join(", ")})$` }),
        why: `Each pair satisfies the equation; in the first row, ${shown(slope, constant)}.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `multiplying $x$ by $${-slope}$ instead of $${slope}$, as in ${shown(-slope, constant)},`,
          },
          {
            code: "opposite-operation",
            deed:
              constant > 0
                ? `subtracting $${constant}$ instead of adding it, as in ${shown(slope, -constant)},`
                : `adding $${-constant}$ instead of subtracting it, as in ${shown(slope, -constant)},`,
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: `giving every value of $y$ the opposite sign, such as $${-one}$ instead of $${one}$,`,
        },
      }),
      opening: "Each row holds a solution, so its two numbers satisfy the equation.",
      steps: stepsOf(values),
      hint: `What is the value of $y$ when $x$ is $${first}$?`,
      tip: "The first row decides: no two options have the same first number.",
    };
  },
  facts: (values) => {
    const [slope, constant] = signed(values, values.at);
    const given = values.xs.map((x, row) => `y${row + 1} = ${slope}*(${x}) + (${constant})`);
    return {
      kind: "value",
      given,
      ask: "y1, y2, y3",
      told: [
        `${inline(slopeForm(slope, constant))} three solutions $(x, y)$`,
        `values of $(${values.letters.join(", ")})$`,
      ],
    };
  },
});

/** The numbers that complete a table of solutions of an equation. */
export const tableOfSolutions = defineLevels({
  id: "table-of-solutions",
  version: 3,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC22"],
  optionDesign: "orbit",
  Easy: complete,
});
