import { plainTable } from "../../craft/figures/plain-table.ts";
import { defineLevels } from "../../craft/levels.ts";
import {
  type ColumnsScenario,
  columnsScenarios,
} from "../../craft/scenarios/proportional-columns.ts";
import { siblingLevel } from "../../craft/sibling-level.ts";
import { ascending } from "../../craft/story.ts";
import type { Twists } from "../../craft/siblings.ts";
import { grouped, tex } from "../../math/print.ts";
import { compare, isInteger, lcm, rational } from "../../math/rational.ts";

interface Columns {
  readonly scenario: ColumnsScenario;
  readonly bases: readonly [number, number];
  /** The other amounts in the complete row. */
  readonly amounts: readonly [number, number];
}

function rowsOf({ bases }: Columns, { first }: Twists): readonly [full: number, open: number] {
  return first ? bases : [bases[1], bases[0]];
}

/** One row of a table is complete; the twists are which of two rows that is, and which entry of the other is asked. */
const inTable = siblingLevel<Columns>({
  space: 150_000,
  steps: 2,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(columnsScenarios);
    const [one = 2, other = 3] = ascending(chance.sample([2, 3, 4, 5, 6, 8, 9, 10, 12], 2));
    const unit = lcm(one, other);
    const largest = Math.floor((scenario.most * Math.max(one, other)) / unit);
    const amounts = [unit * chance.int(1, largest), unit * chance.int(1, largest)] as const;
    return { scenario, bases: [one, other], amounts };
  },
  answer: (columns, at) => {
    const [full, open] = rowsOf(columns, at);
    return rational(columns.amounts[at.second ? 0 : 1] * open, full);
  },
  allows: (answer) => isInteger(answer) && compare(answer, 2) >= 0,
  word: (columns, at, key) => {
    const { shows, base, others } = columns.scenario;
    const { amounts } = columns;
    const [full, open] = rowsOf(columns, at);
    const [asked, other] = at.second ? others : [others[1], others[0]];
    const amount = amounts[at.second ? 0 : 1];
    const factor = rational(open, full);
    const rows = [
      { base: full, cells: [`${full}`, grouped(amounts[0]), grouped(amounts[1])] },
      { base: open, cells: [`${open}`, "", ""] },
    ].toSorted((a, b) => a.base - b.base);
    return {
      question: `The table shows ${shows}. The amounts in the two rows are in the same proportion, and two of them are missing. What is the ${asked.ask} of ${base.of(`${open}`)}?`,
      figure: plainTable({
        shows,
        columns: [base.column, ...others.map(({ column }) => column)],
        rows: rows.map(({ cells }) => cells.map((cell) => cell || "?")),
      }),
      why: `It is in the same proportion to ${open} as $${tex(amount)}$ is to ${full}.`,
      slips: [
        {
          code: "M-SWAP",
          deed: `multiplying by $${tex(rational(full, open))}$ instead of $${tex(factor)}$`,
        },
        { code: "M-READ", deed: `using the column *${other.column}*` },
      ],
      opening:
        "In a proportion all amounts of a row are multiplied by one number to get another row.",
      steps: [
        {
          text: `From ${base.of(`${full}`)} to ${base.of(`${open}`)} the factor is $${tex(factor)}$.`,
        },
        {
          text: `In the column *${asked.column}* this gives $${tex(factor)} \\cdot ${tex(amount)} = ${tex(key)}$.`,
          claim: `x = ${open}*${amount}/${full}`,
        },
      ],
      hint: "By what number is the first entry of the complete row multiplied?",
      tip: "Put a finger on the row and on the column that the question names before you calculate.",
    };
  },
  facts: (columns, at) => {
    const [full, open] = rowsOf(columns, at);
    return {
      kind: "value",
      given: [`x/${columns.amounts[at.second ? 0 : 1]} = ${open}/${full}`],
      ask: "x",
    };
  },
});

/** A missing entry of a table of proportional amounts. */
export const valueInAProportionalTable = defineLevels({
  id: "value-in-a-proportional-table",
  version: 1,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA06"],
  optionDesign: "orbit",
  Easy: inTable,
});
