import { twoWayTable } from "../../../craft/figures/two-way-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct } from "../../../craft/options/option.ts";
import { countedGrid, groupNumbers } from "../../../craft/data/two-way.ts";
import {
  QUOTIENTS,
  type Share,
  type Table,
  amounts,
  conditions,
  quotient,
  shareTold,
} from "../../../craft/data/two-way-shares.ts";
import { shareOptions, shareSteps, selection } from "../../../craft/data/two-way-steps.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import type { Facts } from "../../../facts/facts.ts";
import {
  equation,
  fraction,
  quotient as quotientOf,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import type { Rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

function question(table: Table): string {
  const [from, event] = selection(table, table.asked);
  return `If ${from} is selected at random, what is the probability that ${table.scenario.it} ${event}?`;
}

/** The four shares are the options; which of them is asked rotates. */
function draw(chance: Chance, shares: readonly Share[]): Table {
  const table: Table = {
    ...countedGrid(chance),
    row: chance.int(0, 1),
    column: chance.int(0, 2),
    asked: chance.pick(shares),
  };
  chance.require(areDistinct(shares.map((share) => quotient(table, share).value)), "shares alike");
  return table;
}

/** What the share is taken from decides the opening. */
function opening({ asked }: Table): string {
  const [, whole] = QUOTIENTS[asked];
  return whole === "all"
    ? "The selection is from the whole table, so its total is the denominator."
    : `The selection is from one ${whole} only, so the total of that ${whole} is the denominator.`;
}

function hint({ scenario }: Table): string {
  return `Is ${scenario.it} selected from the whole table, or from only one of its rows or columns?`;
}

/** Habits for the shares of which all counts are known. */
const TIPS: Readonly<Record<Share, string>> = {
  cell: "For two traits at once, use the one cell where the row meets the column.",
  rest: "When either of two columns will do, add the counts of both.",
  row: "For one trait alone, use the total of its row or column, not a single cell.",
  column: "For one trait alone, use the total of its row or column, not a single cell.",
  "cell in row": "What the words after “if” tell of the selected one limits the denominator.",
  "cell in column": "What the words after “if” tell of the selected one limits the denominator.",
};

/** Of the questions in which all counts are known. */
const ARCHETYPES: Readonly<Record<Share, string>> = {
  cell: "QE03",
  rest: "QE03",
  row: "QE04",
  column: "QE04",
  "cell in row": "QE05",
  "cell in column": "QE05",
};

function shows({ scenario }: Table): string {
  return `The table summarizes ${scenario.shows}.`;
}

/** Counts by their labels; "beside" marks what is not in the asked column. */
function facts(table: Table): Facts {
  const { scenario, counts, column, asked } = table;
  const cells = counts.flatMap((line, row) =>
    line.map((count, at) => ({
      labels: [
        scenario.rows[row]?.label ?? "",
        scenario.columns[at]?.label ?? "",
        ...(at === column ? [] : ["beside"]),
      ],
      count,
    })),
  );
  const { event, given } = conditions(table, asked);
  return {
    kind: "probability",
    cells,
    event: event.map(({ label }) => label),
    given: given.map(({ label }) => label),
    told: [scenario.shows, ...shareTold(table, asked)],
    setting: groupNumbers(scenario),
  };
}

/** Cells and totals, all of them printed; the selection is from the whole table. */
const EASY: readonly Share[] = ["cell", "rest", "row", "column"];

const withTotals = level<Table>({
  space: 10_000_000,
  steps: 2,
  context: true,
  draw: (chance) => draw(chance, EASY),
  build: (table) => ({
    question: `${shows(table)} ${question(table)}`,
    figure: twoWayTable({ ...table, totals: true }),
    options: shareOptions(table, EASY, true),
    opening: opening(table),
    steps: shareSteps(table, true),
    hint: hint(table),
    tip: TIPS[table.asked],
    archetype: ARCHETYPES[table.asked],
  }),
  facts,
});

/** No totals are printed, and the selection may be from a row or a column only. */
const MEDIUM: readonly Share[] = ["cell", "row", "cell in row", "cell in column"];

const withoutTotals = level<Table>({
  space: 10_000_000,
  steps: 3,
  context: true,
  draw: (chance) => draw(chance, MEDIUM),
  build: (table) => ({
    question: `${shows(table)} ${question(table)}`,
    figure: twoWayTable({ ...table, totals: false }),
    options: shareOptions(table, MEDIUM),
    opening: opening(table),
    steps: shareSteps(table),
    hint: hint(table),
    tip: TIPS[table.asked],
    archetype: ARCHETYPES[table.asked],
  }),
  facts,
});

/** One count is missing and must be found from its share of the row. */
const HARD: readonly Share[] = ["cell", "row", "column", "cell in column"];

function cellInRow(table: Table): Rational {
  return quotient(table, "cell in row").value;
}

/** The counts in the row beside the missing one. */
function besideIn({ counts, row, column }: Table): number[] {
  return (counts[row] ?? []).filter((_, at) => at !== column);
}

/** The sum of counts of which one is missing. */
function withMissing(others: readonly number[]): string {
  return `(n + ${others.join(" + ")})`;
}

/** What the table and the given probability say of the missing count n. */
function equationFor(table: Table): string {
  return `n = ${code(cellInRow(table))}*${withMissing(besideIn(table))}`;
}

/** A share in calculator syntax, with n for the missing count. */
function inUnknown(table: Table, share: Share): string {
  const { counts, row, column } = table;
  const [part, whole] = QUOTIENTS[share];
  const otherRow = counts[row === 0 ? 1 : 0] ?? [];
  const formulas = {
    cell: "n",
    rest: `(${besideIn(table).join(" + ")})`,
    row: withMissing(besideIn(table)),
    column: withMissing(otherRow.filter((_, at) => at === column)),
    all: withMissing([...besideIn(table), ...otherRow]),
  };
  return `${formulas[part]}/${formulas[whole]}`;
}

/** From the given probability to the missing count. */
function missingCountSteps(table: Table): Step[] {
  const { cell, rest } = amounts(table);
  const { num, den } = cellInRow(table);
  const total = sum("n", rest.count);
  const several = (count: number) => (count === 1 ? "n" : times(count, "n"));
  return [
    stepTo(
      `In the row of the missing count, the total is $n + ${rest.count}$. Its part $n$ has the given probability.`,
      equation(quotientOf("n", total), fraction(num, den)),
    ),
    stepTo(
      `Multiply both sides by $${den}(n + ${rest.count})$.`,
      equation(times(den, "n"), sum(several(num), num * rest.count)),
    ),
    stepTo(
      `Subtract ${inline(several(num))} from both sides.`,
      equation(several(den - num), num * rest.count),
    ),
    ...(den - num === 1
      ? []
      : [stepTo(`Divide both sides by $${den - num}$.`, equation("n", cell.count))]),
  ];
}

const withMissingCount = level<Table>({
  space: 5_000_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const table = draw(chance, HARD);
    const shares = HARD.map((share) => quotient(table, share).value);
    chance.require(areDistinct([cellInRow(table), ...shares]), "given share among the options");
    const { den } = cellInRow(table);
    chance.require(den < amounts(table).row.count, "given share shows the missing count");
    return table;
  },
  build: (table) => {
    const [from, event] = selection(table, "cell in row");
    const share = cellInRow(table);
    return {
      question: `The table summarizes ${table.scenario.shows}, where $n$ represents a missing count. If ${from} is selected at random, the probability that ${table.scenario.it} ${event} is ${inline(share)}. ${question(table)}`,
      figure: twoWayTable({ ...table, totals: false, missing: [table.row, table.column] }),
      options: shareOptions(table, HARD),
      opening: "Find the missing count from the given probability, then the probability asked for.",
      steps: [...missingCountSteps(table), ...shareSteps(table)],
      hint: `The given probability is for ${from}. What is the total of that row, in terms of $n$?`,
      tip: "Check a missing count: it must give the probability that the question states.",
      archetype: "QE09",
    };
  },
  facts: (table) => ({
    kind: "value",
    given: [equationFor(table)],
    ask: inUnknown(table, table.asked),
    told: [
      `${table.scenario.shows} missing count`,
      ...shareTold(table, "cell in row"),
      inline(cellInRow(table)),
      ...shareTold(table, table.asked),
    ],
    setting: groupNumbers(table.scenario),
  }),
});

/** Probabilities in a two-way table: joint, of one trait, and among those with the other. */
export const twoWayTableProbability = defineLevels({
  id: "two-way-table-probability",
  version: 5,
  topic: "data-analysis",
  skill: "Q.E",
  archetypes: ["QE03", "QE04", "QE05", "QE09"],
  optionDesign: "rotating-ask",
  Easy: withTotals,
  Medium: withoutTotals,
  Hard: withMissingCount,
});
