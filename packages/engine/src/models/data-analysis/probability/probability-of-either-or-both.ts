import { twoWayTable } from "../../../craft/figures/two-way-table.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolMisstep, type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import {
  type Column,
  type Grid,
  type Row,
  cellOf,
  columnTotal,
  countedGrid,
  grandTotal,
  groupNumbers,
  labeledCells,
  rowTotal,
} from "../../../craft/data/two-way.ts";
import { fraction, quotient, sum } from "../../../math/expression.ts";
import { rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

type Ask = "or" | "both" | "one" | "neither";

const ASKS: readonly Ask[] = ["or", "both", "one", "neither"];

interface Table extends Grid {
  readonly row: Row;
  readonly column: Column;
  readonly ask: Ask;
}

/** How many are counted, for each of the asks. */
function countsOf(table: Table): Readonly<Record<Ask, number>> {
  const { row, column } = table;
  const both = cellOf(table, row, column);
  const either = rowTotal(table, row) + columnTotal(table, column) - both;
  return { or: either, both, one: either - both, neither: grandTotal(table) - either };
}

function eventTold({ scenario, row, column, ask }: Table): string[] {
  const [one, other] = [scenario.rows[row].is, scenario.columns[column].is];
  switch (ask) {
    case "or":
      return [one, "or", other, "or both"];
    case "both":
      return [one, "and", other];
    case "one":
      return [one, "or", other, "but not both"];
    case "neither":
      return ["neither", one, "nor", other];
  }
}

function isCounted(ask: Ask, inRow: boolean, inColumn: boolean): boolean {
  switch (ask) {
    case "or":
      return inRow || inColumn;
    case "both":
      return inRow && inColumn;
    case "one":
      return inRow !== inColumn;
    case "neither":
      return !inRow && !inColumn;
  }
}

const COUNTED: Readonly<Record<Ask, string>> = {
  or: "all in the row or in the column, each once",
  both: "those in both the row and the column",
  one: "those in the row or in the column but not in both",
  neither: "those in neither the row nor the column",
};

function eventWords({ scenario, row, column, ask }: Table): string {
  const [one, other] = [scenario.rows[row].is, scenario.columns[column].is];
  return {
    or: `${one} or ${other}, or both`,
    both: `${one} and ${other}`,
    one: `${one} or ${other}, but not both`,
    neither: `neither ${one} nor ${other}`,
  }[ask];
}

const OPENINGS: Readonly<Record<Ask, string>> = {
  or: "Count everything in the row or in the column, but the cell in both only once.",
  both: "Only the cell in which the row and the column cross has both traits.",
  one: "Count everything in the row or in the column, but leave out the cell in both.",
  neither: "Only the cells outside of both the row and the column are counted.",
};

/** The counts of the cells that an ask is about, row by row. */
function cellsFor(table: Table, ask: Ask): number[] {
  return table.counts.flatMap((line, row) =>
    line.filter((_, column) => isCounted(ask, row === table.row, column === table.column)),
  );
}

function countStep(table: Table): Step {
  const { scenario, row, column, ask } = table;
  const names = `the row *${scenario.rows[row].label}* and the column *${scenario.columns[column].label}*`;
  const counts = countsOf(table);
  const deeds = {
    or: `Add the counts in ${names}, each once. Adding the total of the row and the total of the column would count the $${counts.both}$ in both twice.`,
    one: `Add the counts in ${names}, without the $${counts.both}$ in both.`,
    neither: `Add the counts outside of both ${names}.`,
  };
  return ask === "both"
    ? { text: `The count in both ${names} is $${counts.both}$.` }
    : stepThrough(deeds[ask], sum(...cellsFor(table, ask)), counts[ask]);
}

const HINTS: Readonly<Record<Ask, string>> = {
  or: "Which cells are in the row or in the column, and which of them is in both?",
  both: "Which cell is in the row and in the column?",
  one: "Which cells are in the row or in the column, and which of them has to be left out?",
  neither: "Which cells are outside of both the row and the column?",
};

/** The totals and the cell that the row and the column have in common, as a learner adds them up. */
function parts(table: Table) {
  const { row, column } = table;
  const [inRow, inColumn] = [rowTotal(table, row), columnTotal(table, column)];
  return { inRow, inColumn, both: cellOf(table, row, column), all: grandTotal(table) };
}

/** The slip at each ask that most learners make: the cell in both counted once too often, or not at all. */
function classicSlip(table: Table): PoolSlip {
  const { inRow, inColumn, both, all } = parts(table);
  const work = {
    or: quotient(sum(inRow, inColumn), all),
    one: quotient(sum(inRow, inColumn), all),
    both: quotient(sum(inRow, inColumn), all),
    neither: quotient(sum(all, -inRow, -inColumn), all),
  }[table.ask];
  const twice = `counting the $${both}$ in both the row and the column twice`;
  const missteps: Readonly<Record<Ask, PoolMisstep>> = {
    or: { code: "condition-unchecked", deed: twice },
    one: { code: "condition-unchecked", deed: twice },
    both: {
      code: "meaning-misread",
      deed: "adding the total of the row and the total of the column",
    },
    neither: {
      code: "condition-unchecked",
      deed: `subtracting the $${both}$ in both the row and the column twice`,
    },
  };
  return slipTo(work, missteps[table.ask]);
}

function slipsOf(table: Table): PoolSlip[] {
  const { scenario, row, ask } = table;
  const { inRow, all } = parts(table);
  return [
    classicSlip(table),
    ...ASKS.filter((other) => other !== ask).map((other) =>
      slipTo(quotient(sum(...cellsFor(table, other)), all), {
        code: other === "both" || ask === "both" ? "meaning-misread" : "another-quantity",
        deed: `counting ${COUNTED[other]}${other === "or" ? "," : ""}`,
      }),
    ),
    slipTo(quotient(inRow, all), {
      code: "term-left-out",
      deed: `using only the row *${scenario.rows[row].label}*`,
    }),
  ];
}

/** The probability of one trait, of another, of both or of neither. */
const inTable = poolLevel<Table>({
  space: 10_000_000,
  steps: 3,
  context: true,
  isEven: true,
  draw: (chance) => {
    const table: Table = {
      ...countedGrid(chance),
      row: chance.pick([0, 1] as const),
      column: chance.pick([0, 1, 2] as const),
      ask: chance.pick(ASKS),
    };
    const { inRow, inColumn, all } = parts(table);
    chance.require(inRow + inColumn < all, "too many in the row and the column");
    return table;
  },
  key: (table) => numeral(rational(countsOf(table)[table.ask], grandTotal(table))),
  slips: slipsOf,
  word: (table) => {
    const { scenario, ask } = table;
    const counts = countsOf(table);
    const total = grandTotal(table);
    return {
      question: `The table summarizes ${scenario.shows}. If one of ${scenario.all} is selected at random, what is the probability that ${scenario.it} ${eventWords(table)}?`,
      figure: twoWayTable({ scenario, counts: table.counts, totals: false }),
      why: `Of the ${total} in the table, it counts ${COUNTED[ask]}.`,
      opening: OPENINGS[ask],
      steps: [
        stepThrough(
          "Add all the counts to find how many can be selected.",
          sum(...table.counts.flat()),
          total,
        ),
        countStep(table),
        stepThrough(
          `Divide $${counts[ask]}$ by $${total}$.`,
          fraction(counts[ask], total),
          rational(counts[ask], total),
        ),
      ],
      hint: HINTS[ask],
      tip: "A row total and a column total both contain the cell in which they cross.",
      archetype: "QE06",
    };
  },
  facts: (table) => ({
    kind: "probability",
    cells: labeledCells(table, (row, column) =>
      ASKS.filter((ask) => isCounted(ask, row === table.row, column === table.column)),
    ),
    event: [table.ask],
    given: [],
    told: [table.scenario.shows, ...eventTold(table)],
    setting: groupNumbers(table.scenario),
  }),
});

/** The probability of one trait or another, of both, of just one or of neither, in a two-way table. */
export const probabilityOfEitherOrBoth = defineLevels({
  id: "probability-of-either-or-both",
  version: 5,
  topic: "data-analysis",
  skill: "Q.E",
  archetypes: ["QE06"],
  optionDesign: "pool",
  Medium: inTable,
});
