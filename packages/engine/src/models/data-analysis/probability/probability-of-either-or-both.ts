import { twoWayTable } from "../../../craft/figures/two-way-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
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
import { code, tex } from "../../../math/print.ts";
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
    const words: Readonly<Record<Ask, string>> = {
      or: `${inRow.is} or ${inColumn.is}, or both`,
      both: `${inRow.is} and ${inColumn.is}`,
      one: `${inRow.is} or ${inColumn.is}, but not both`,
      neither: `neither ${inRow.is} nor ${inColumn.is}`,
    };
    const [r, c, b] = [rowTotal(table, row), columnTotal(table, column), counts.both];
    const formulas: Readonly<Record<Ask, string>> = {
      or: `${r} + ${c} - ${b}`,
      both: `${b}`,
      one: `${r} + ${c} - 2 \\cdot ${b}`,
      neither: `${total} - (${r} + ${c} - ${b})`,
    };
    const reduced = share(ask).den === total ? "" : ` = ${tex(share(ask))}`;
    return {
      question: `The table shows ${scenario.shows}. If one of ${scenario.all} is selected at random, what is the probability that ${scenario.it} ${words[ask]}?`,
      figure: twoWayTable({ scenario, counts: table.counts, totals: false }),
      options: rotatingOptions<Ask>({
        faces: {
          or: numeral(share("or")),
          both: numeral(share("both")),
          one: numeral(share("one")),
          neither: numeral(share("neither")),
        },
        ask,
        why: `Of the ${total} in the table, it counts ${COUNTED[ask]}.`,
        slip: (other) => ({
          code: other === "both" || ask === "both" ? "meaning-misread" : "another-quantity",
          deed: `counting ${COUNTED[other]}, and dividing $${counts[other]}$ by $${total}$,`,
        }),
      }),
      opening: "Find out which cells of the table are asked for, and count each of them once.",
      steps: [
        {
          text: `The row *${inRow.label}* has $${r}$, the column *${inColumn.label}* has $${c}$, and the cell in both has $${b}$.`,
        },
        {
          text: `The question asks for ${COUNTED[ask]}: $${formulas[ask]}${ask === "both" ? "" : ` = ${counts[ask]}`}$.`,
          claim: `${formulas[ask].replace("\\cdot", "*")} = ${counts[ask]}`,
        },
        {
          text: `In all there are $${total}$, so the probability is $\\frac{${counts[ask]}}{${total}}${reduced}$.`,
          claim: `${counts[ask]}/${total} = ${code(share(ask))}`,
        },
      ],
      hint: "Shade the row and the column in question. Which cells does the question ask for?",
      tip: "When a row and a column are counted together, the cell where they cross is counted twice.",
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
  version: 1,
  topic: "data-analysis",
  skill: "Q.E",
  archetypes: ["QE06"],
  optionDesign: "rotating-ask",
  Medium: inTable,
});
