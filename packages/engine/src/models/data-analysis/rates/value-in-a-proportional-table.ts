import { plainTable } from "../../../craft/figures/plain-table.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import {
  type ColumnsScenario,
  columnsScenarios,
} from "@sat/content/scenarios/proportional-columns";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { ascending, decimalFace, inProse } from "../../../craft/wording/story.ts";
import { type Twists, siblingAnswers } from "../../../craft/options/siblings.ts";
import { isShortDecimal } from "../../../craft/options/shows.ts";
import { onExactGrid } from "../../../craft/draws/exact-grid.ts";
import { workOut } from "../../../math/work-out.ts";
import { decimal, quotient, times } from "../../../math/expression.ts";
import { code, tex } from "../../../math/print.ts";
import { type Rational, compare, isInteger, multiply, rational } from "../../../math/rational.ts";

interface Columns {
  readonly scenario: ColumnsScenario;
  /** The base of the complete row, and of two open rows that are both longer or both shorter. */
  readonly full: number;
  readonly bases: readonly [number, number];
  /** The other amounts in the complete row. */
  readonly amounts: readonly [Rational, Rational];
}

/** The base of the row that is asked about, and that of the other open row. */
function rowsOf({ bases }: Columns, { first }: Twists): readonly [asked: number, other: number] {
  return first ? bases : [bases[1], bases[0]];
}

function workOf(columns: Columns, at: Twists) {
  const [open] = rowsOf(columns, at);
  return quotient(times(decimal(columns.amounts[at.second ? 0 : 1]), open), columns.full);
}

/** One row of a table is complete; the twists are which of two other rows is asked about, and which entry of it. */
const inTable = siblingLevel<Columns>({
  space: 150_000,
  steps: 2,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(columnsScenarios);
    const three = ascending(chance.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 12], 3));
    const [full = 2, one = 3, other = 4] = chance.flip() ? three : three.toReversed();
    const [some, more] = scenario.others;
    const [first, second] = [some, more].map(({ per }) => multiply(full, onExactGrid(chance, per)));
    if (first === undefined || second === undefined) return chance.reject("no two columns");
    const columns: Columns = { scenario, full, bases: [one, other], amounts: [first, second] };
    const values = siblingAnswers((at) => workOut(workOf(columns, at)));
    chance.require([first, second, ...values].every(isShortDecimal), "long decimals");
    chance.require(![1, 3].includes(values.filter(isInteger).length), "answers of unlike forms");
    return columns;
  },
  work: workOf,
  allows: (answer) => compare(answer, 2) >= 0,
  show: decimalFace,
  word: (columns, at, key) => {
    const { shows, told, base, others } = columns.scenario;
    const { amounts, full } = columns;
    const [open, closed] = rowsOf(columns, at);
    const [asked, other] = at.second ? others : [others[1], others[0]];
    const amount = amounts[at.second ? 0 : 1];
    const factor = rational(open, full);
    const rows = [
      { base: full, cells: [`${full}`, inProse(amounts[0]), inProse(amounts[1])] },
      { base: open, cells: [`${open}`, "", ""] },
      { base: closed, cells: [`${closed}`, "", ""] },
    ].toSorted((a, b) => a.base - b.base);
    return {
      question: `${told}. Each amount is proportional to the number of ${base.column.toLowerCase()}, and some entries are missing from the table. What is the ${asked.ask} for ${base.of(`${open}`)}?`,
      figure: plainTable({
        shows,
        columns: [base.column, ...others.map(({ column }) => column)],
        rows: rows.map(({ cells }) => cells.map((cell) => cell || "?")),
      }),
      why: `It is in the same proportion to ${open} as ${inProse(amount)} is to ${full}.`,
      slips: [
        {
          code: "wrong-row-or-column",
          deed: `finding the amount for ${closed} instead of ${open}`,
        },
        { code: "wrong-row-or-column", deed: `using the column *${other.column}*` },
      ],
      corner: {
        code: "wrong-row-or-column",
        deed: `finding the missing entry of *${other.column}* for ${closed}`,
      },
      opening:
        "Multiply all amounts of one row by the same number to get the amounts of another row.",
      steps: [
        {
          text: `From ${base.of(`${full}`)} to ${base.of(`${open}`)}, every amount is multiplied by $\\frac{${open}}{${full}}${factor.den === full ? "" : ` = ${tex(factor)}`}$.`,
        },
        {
          text: `Multiply the known entry of the column *${asked.column}*.\n\n$${tex(factor)} \\cdot ${tex(decimal(amount))} = ${tex(decimal(key))}$`,
          claim: `x = ${open}*${code(decimal(amount))}/${full}`,
        },
      ],
      hint: `By what number is ${full} multiplied to get ${open}?`,
      tip: "Find the row and the column that the question names before you calculate.",
    };
  },
  facts: (columns, at) => {
    const { told, base, others } = columns.scenario;
    const [open] = rowsOf(columns, at);
    return {
      kind: "value",
      given: [`x/${code(decimal(columns.amounts[at.second ? 0 : 1]))} = ${open}/${columns.full}`],
      ask: "x",
      told: [told, `${others[at.second ? 0 : 1].ask} for ${base.of(`${open}`)}`],
    };
  },
});

/** A missing entry of a table of proportional amounts. */
export const valueInAProportionalTable = defineLevels({
  id: "value-in-a-proportional-table",
  version: 4,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA06"],
  optionDesign: "orbit",
  Easy: inTable,
});
