import { twoWayTable } from "../../../craft/figures/two-way-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral, right, wrong } from "../../../craft/options/option.ts";
import { slipTo } from "../../../craft/options/pool.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import {
  type Column,
  type Grid,
  type Row,
  cellOf,
  columnTotal,
  grandTotal,
  grid,
  groupNumbers,
  labeledCells,
  rowTotal,
} from "../../../craft/data/two-way.ts";
import {
  type Expression,
  expression,
  fraction,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { rational } from "../../../math/rational.ts";

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
  neither: "Subtract those in the row or in the column from all.",
};

const COUNT_STEPS = {
  or: "Add the row and the column, and subtract the cell in both once, since it is in each of the two totals.",
  one: "Add the row and the column, and subtract the cell in both twice, since it is in each of the two totals.",
  neither: "Subtract this number from all in the table.",
} as const;

const HINTS: Readonly<Record<Ask, string>> = {
  or: "Which cells are in the row or in the column, and which of them is in both?",
  both: "Which cell is in the row and in the column?",
  one: "Which cells are in the row or in the column, and which of them has to be left out?",
  neither: "Which cells are outside of both the row and the column?",
};

/** The probability of one trait, of another, of both or of neither; which is asked rotates. */
const inTable = level<Table>({
  space: 10_000_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const table: Table = {
      ...grid(chance, 4, 48),
      row: chance.pick([0, 1] as const),
      column: chance.pick([0, 1, 2] as const),
      ask: chance.pick(ASKS),
    };
    chance.require(areDistinct(Object.values(countsOf(table))), "counts alike");
    return table;
  },
  build: (table) => {
    const { scenario, row, column, ask } = table;
    const [inRow, inColumn] = [scenario.rows[row], scenario.columns[column]];
    const counts = countsOf(table);
    const total = grandTotal(table);
    const share = (of: Ask) => rational(counts[of], total);
    const [r, c, b] = [rowTotal(table, row), columnTotal(table, column), counts.both];
    const works: Readonly<Record<Ask, Expression>> = {
      or: sum(r, c, -b),
      both: expression(b),
      one: sum(r, c, times(-2, b)),
      neither: sum(total, -r, -c, b),
    };
    return {
      question: `The table shows ${scenario.shows}. If one of ${scenario.all} is selected at random, what is the probability that ${scenario.it} ${eventWords(table)}?`,
      figure: twoWayTable({ scenario, counts: table.counts, totals: false }),
      options: ASKS.map((each) => {
        const face = numeral(share(each));
        if (each === ask)
          return right(face, `Of the ${total} in the table, it counts ${COUNTED[ask]}.`);
        const slip = slipTo(quotient(works[each], total), {
          code: each === "both" || ask === "both" ? "meaning-misread" : "another-quantity",
          deed: `counting ${COUNTED[each]}${each === "or" ? "," : ""}`,
        });
        return wrong(face, slip.code, slip.reason);
      }),
      opening: OPENINGS[ask],
      steps: [
        {
          text: `The row *${inRow.label}* has $${r}$, the column *${inColumn.label}* has $${c}$, and the cell in both has $${b}$.`,
        },
        ...(ask === "neither"
          ? [
              stepThrough(
                "Count those in the row or in the column, the cell in both only once.",
                works.or,
                counts.or,
              ),
            ]
          : []),
        ask === "both"
          ? { text: `The question asks for the cell in both, so the count is $${b}$.` }
          : stepThrough(
              COUNT_STEPS[ask],
              ask === "neither" ? sum(total, -counts.or) : works[ask],
              counts[ask],
            ),
        { text: `Add all the cells: the table has $${total}$ in all.` },
        stepThrough("Divide the count by this number.", fraction(counts[ask], total), share(ask)),
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
    told: eventTold(table),
    setting: groupNumbers(table.scenario),
  }),
});

/** The probability of one trait or another, of both, of just one or of neither, in a two-way table. */
export const probabilityOfEitherOrBoth = defineLevels({
  id: "probability-of-either-or-both",
  version: 2,
  topic: "data-analysis",
  skill: "Q.E",
  archetypes: ["QE06"],
  optionDesign: "rotating-ask",
  Medium: inTable,
});
