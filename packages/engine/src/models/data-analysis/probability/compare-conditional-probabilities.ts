import { twoWayTable } from "../../../craft/figures/two-way-table.ts";
import { plainTable } from "../../../craft/figures/plain-table.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import {
  type Column,
  type Grid,
  type Row,
  cellOf,
  columnTotal,
  countedGrid,
  grandTotal,
  grid,
  groupNumbers,
  rowTotal,
} from "../../../craft/data/two-way.ts";
import { capitalized } from "../../../language/noun.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { type Expression, fraction, times } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { compare, isInteger } from "../../../math/rational.ts";

interface Compared extends Grid {
  readonly row: Row;
  readonly columns: readonly [Column, Column];
}

/** Cell and total of each of the two shares, the one that comes first in the ratio first. */
function countsOf(table: Compared, { first, second }: Twists) {
  const { row, columns } = table;
  const [column, otherColumn] = columns;
  const otherRow = row === 0 ? 1 : 0;
  const pairs = first
    ? ([
        [cellOf(table, row, column), rowTotal(table, row)],
        [cellOf(table, otherRow, column), rowTotal(table, otherRow)],
      ] as const)
    : ([
        [cellOf(table, row, column), columnTotal(table, column)],
        [cellOf(table, row, otherColumn), columnTotal(table, otherColumn)],
      ] as const);
  return second ? pairs : ([pairs[1], pairs[0]] as const);
}

/** Dividing by a fraction is multiplying by its reciprocal. */
function ratioWork(table: Compared, at: Twists): Expression {
  const [[cell, whole], [otherCell, otherWhole]] = countsOf(table, at);
  return times(fraction(cell, whole), fraction(otherWhole, otherCell));
}

/** The ratio of one conditional probability to another; the twists are the condition, row or column, and the order. */
const quotientOfTwo = siblingLevel<Compared>({
  space: 10_000_000,
  steps: 5,
  context: true,
  numbers: (chance) => {
    const [one = 0, other = 1] = chance.sample([0, 1, 2] as const, 2);
    return {
      ...grid(chance, 2, 24),
      row: chance.pick([0, 1] as const),
      columns: [one, other],
    };
  },
  work: ratioWork,
  allows: (answer) =>
    !isInteger(answer) && compare(answer, 8) < 0 && typeof answer !== "number" && answer.den < 300,
  word: (table, at, key) => {
    const { scenario, row, columns } = table;
    const [column, otherColumn] = columns;
    const otherRow = row === 0 ? 1 : 0;
    const event = at.first ? scenario.columns[column] : scenario.rows[row];
    const givens = at.first
      ? [scenario.rows[row], scenario.rows[otherRow]]
      : [scenario.columns[column], scenario.columns[otherColumn]];
    const [given, other] = at.second ? givens : givens.toReversed();
    const [[cell, whole], [otherCell, otherWhole]] = countsOf(table, at);
    const line = at.first ? "row" : "column";
    const single = scenario.one.replace(/^an? /, "one ");
    const [part, ...lines] = at.first
      ? [scenario.rows[row], scenario.columns[column], scenario.columns[otherColumn]]
      : [scenario.columns[column], scenario.rows[row], scenario.rows[otherRow]];
    const across = (at.second ? lines : lines.toReversed()).map(({ label }) => `*${label}*`);
    const swapped = `the shares of *${part?.label}* in ${across.join(" and ")}`;
    return {
      question: `The table summarizes ${scenario.shows}. ${capitalized(single)} ${given?.is} and ${single} ${other?.is} are each selected at random. What is the ratio of the probability that the first ${event.is} to the probability that the second ${event.is}?`,
      figure: twoWayTable({ scenario, counts: table.counts, totals: false }),
      why: `The two probabilities are ${inline(fraction(cell, whole))} and ${inline(fraction(otherCell, otherWhole))}, each within its own ${line}.`,
      slips: [
        {
          code: "another-quantity",
          deed: `comparing ${swapped} instead`,
        },
        { code: "ratio-upside-down", deed: "dividing the second probability by the first" },
      ],
      corner: {
        code: "another-quantity",
        deed: `comparing ${swapped} instead, in the reverse order,`,
      },
      opening: `Find each probability within its own ${line}, and then divide the first by the second.`,
      steps: [
        {
          text: `Among the $${whole}$ in *${given?.label}*, $${cell}$ are in *${event.label}*. The first probability is ${inline(fraction(cell, whole))}.`,
        },
        {
          text: `Among the $${otherWhole}$ in *${other?.label}*, $${otherCell}$ are in *${event.label}*. The second probability is ${inline(fraction(otherCell, otherWhole))}.`,
        },
        stepThrough(
          "To divide by the second fraction, multiply by its reciprocal.",
          ratioWork(table, at),
          key,
        ),
      ],
      hint: `What are the totals of *${given?.label}* and *${other?.label}*, the two groups that are compared?`,
      tip: "Compare shares and not counts when the groups differ in size.",
      archetype: at.second ? "QE18" : "QE16",
    };
  },
  facts: (table, { first, second }) => {
    const {
      scenario,
      row,
      columns: [column, otherColumn],
    } = table;
    const otherRow = row === 0 ? 1 : 0;
    const rowSum = (at: Row) => `(${table.counts[at].join(" + ")})`;
    const columnSum = (at: Column) => `(${cellOf(table, 0, at)} + ${cellOf(table, 1, at)})`;
    const cell = cellOf(table, row, column);
    const given = first
      ? [`${rowSum(row)}*u = ${cell}`, `${rowSum(otherRow)}*v = ${cellOf(table, otherRow, column)}`]
      : [
          `${columnSum(column)}*u = ${cell}`,
          `${columnSum(otherColumn)}*v = ${cellOf(table, row, otherColumn)}`,
        ];
    const [u, v, event] = first
      ? [scenario.rows[row], scenario.rows[otherRow], scenario.columns[column]]
      : [scenario.columns[column], scenario.columns[otherColumn], scenario.rows[row]];
    return {
      kind: "value",
      given,
      ask: second ? "u/v" : "v/u",
      told: [
        scenario.shows,
        ...(second ? [u.is, v.is] : [v.is, u.is]),
        `ratio of the probability that the first ${event.is}`,
        `to the probability that the second ${event.is}`,
      ],
      setting: groupNumbers(scenario),
    };
  },
});

interface Open extends Grid {
  /** The column whose counts are asked about; no count of it is printed. */
  readonly column: Column;
}

/** Two-way tables with totals and missing counts; the twists are the row, and whether it or the column is given. */
const withMissing = siblingLevel<Open>({
  space: 10_000_000,
  steps: 4,
  context: true,
  numbers: (chance) => ({ ...countedGrid(chance), column: chance.pick([0, 1, 2] as const) }),
  work: (table, { first, second }) => {
    const row = first ? 0 : 1;
    const whole = second ? rowTotal(table, row) : columnTotal(table, table.column);
    return fraction(cellOf(table, row, table.column), whole);
  },
  allows: () => true,
  word: (table, at, key) => {
    const { scenario, column } = table;
    const row = at.first ? 0 : 1;
    const [inRow, inColumn] = [scenario.rows[row], scenario.columns[column]];
    const [given, event] = at.second ? [inRow, inColumn] : [inColumn, inRow];
    const cell = cellOf(table, row, column);
    const whole = at.second ? rowTotal(table, row) : columnTotal(table, column);
    const columns = [0, 1, 2] as const;
    const known = columns.filter((each) => each !== column);
    const rest = known.map((each) => cellOf(table, row, each)).join(" - ");
    const totals = [...columns.map((each) => columnTotal(table, each)), grandTotal(table)];
    return {
      question: `The table summarizes ${scenario.shows}, with two of the counts missing. If ${scenario.one} ${given.is} is selected at random, what is the probability that ${scenario.it} ${event.is}?`,
      figure: plainTable({
        shows: scenario.shows,
        columns: ["", ...scenario.columns.map(({ label }) => label), "Total"],
        rows: [
          ...([0, 1] as const).map((each) => [
            scenario.rows[each].label,
            ...columns.map((place) => (place === column ? "?" : `${cellOf(table, each, place)}`)),
            `${rowTotal(table, each)}`,
          ]),
          ["Total", ...totals.map(String)],
        ],
        rowHeaders: true,
      }),
      why: `Of the ${whole} in *${given.label}*, the ${cell} in both are asked for.`,
      slips: [
        {
          code: "wrong-row-or-column",
          deed: `using the row *${scenario.rows[at.first ? 1 : 0].label}* instead of *${inRow.label}*`,
        },
        {
          code: "wrong-total",
          deed: `dividing by the total of *${event.label}* instead of *${given.label}*`,
        },
      ],
      corner: {
        code: "wrong-row-or-column",
        deed: `dividing the other missing count by the total of its ${at.second ? "column" : "row"}`,
      },
      opening: "Find the missing count from the total of its row, and then divide.",
      steps: [
        {
          text: `Subtract the known counts in the row *${inRow.label}* from its total to find the count in *${inColumn.label}*.\n\n$${rowTotal(table, row)} - ${rest} = ${cell}$`,
          claim: `${rowTotal(table, row)} - ${rest} = ${cell}`,
        },
        { text: `The selection is only from *${given.label}*, and there are $${whole}$ of these.` },
        stepThrough("Divide the count by this total.", fraction(cell, whole), key),
      ],
      hint: "Which missing count does the question need, and from which group is the selection made?",
      tip: "Fill in the table first, and check that its rows and columns add up.",
      archetype: "QE15",
    };
  },
  facts: (table, { first, second }) => {
    const { scenario, counts, column } = table;
    const row = first ? 0 : 1;
    const [inRow, inColumn] = [scenario.rows[row], scenario.columns[column]];
    const known = counts[row].filter((_, at) => at !== column);
    const whole = second ? rowTotal(table, row) : columnTotal(table, column);
    return {
      kind: "value",
      given: [`n + ${known.join(" + ")} = ${rowTotal(table, row)}`],
      ask: `n/${whole}`,
      told: [
        `${scenario.shows} two missing`,
        ...(second ? [inRow.is, inColumn.is] : [inColumn.is, inRow.is]),
      ],
      setting: groupNumbers(scenario),
    };
  },
});

/** Conditional probabilities from a table with missing counts, or two of them compared. */
export const compareConditionalProbabilities = defineLevels({
  id: "compare-conditional-probabilities",
  version: 5,
  topic: "data-analysis",
  skill: "Q.E",
  archetypes: ["QE15", "QE16", "QE18"],
  optionDesign: "orbit",
  Medium: withMissing,
  Hard: quotientOfTwo,
});
