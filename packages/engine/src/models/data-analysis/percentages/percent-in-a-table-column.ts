import { plainTable } from "../../../craft/figures/plain-table.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type TotalsScenario, totalsScenarios } from "@sat/content/scenarios/column-totals";
import { settingOf } from "../../../craft/wording/setting.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { ascending } from "../../../craft/wording/story.ts";
import { grouped, tex } from "../../../math/print.ts";
import { rational, toNumber } from "../../../math/rational.ts";
import type { Chance } from "../../../random/chance.ts";

interface Counts {
  readonly scenario: TotalsScenario;
  /** The four counts of either column. */
  readonly counts: readonly [readonly number[], readonly number[]];
  /** Places of the two rows of which one is asked. */
  readonly rows: readonly [number, number];
}

/** Four counts whose percents of their total are whole. */
function column(chance: Chance): number[] {
  const cuts = [chance.int(14, 40), chance.int(12, 30), chance.int(8, 25)];
  const last = 100 - cuts.reduce((sum, cut) => sum + cut, 0);
  const unit = chance.int(2, 4);
  return chance.shuffle([...cuts, last]).map((percent) => unit * percent);
}

function cell({ counts, rows }: Counts, { first, second }: Twists): number {
  return counts[first ? 0 : 1][rows[second ? 0 : 1]] ?? 0;
}

function totalOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The calculation of a sibling, as its reason shows it. */
function shareOf(table: Counts, at: Twists): string {
  const [count, total] = [cell(table, at), totalOf(table.counts[at.first ? 0 : 1])];
  return `$\\frac{${count}}{${total}} = ${tex((100 * count) / total)}\\%$`;
}

/** What percent of a column is in one row; the twists are the column and the row. */
const ofColumn = siblingLevel<Counts>({
  space: 10_000_000,
  steps: 2,
  context: true,
  numbers: (chance) => {
    const [one = 0, other = 1] = ascending(chance.sample([0, 1, 2, 3], 2));
    const counts = [column(chance), column(chance)] as const;
    chance.require(totalOf(counts[0]) !== totalOf(counts[1]), "totals alike");
    return { scenario: chance.pick(totalsScenarios), counts, rows: [one, other] };
  },
  answer: (table, at) => rational(100 * cell(table, at), totalOf(table.counts[at.first ? 0 : 1])),
  show: (answer) => ({
    text: `${tex(answer)}%`,
    order: typeof answer === "number" ? answer : toNumber(answer),
  }),
  word: (table, at, key) => {
    const { scenario, counts, rows } = table;
    const names = at.first ? scenario.columns : scenario.columns.toReversed();
    const [asked = "", other = ""] = names;
    const [row = "", otherRow = ""] = (at.second ? rows : rows.toReversed()).map(
      (place) => scenario.rows[place] ?? "",
    );
    const [count, total] = [cell(table, at), totalOf(counts[at.first ? 0 : 1])];
    return {
      question: `The table shows ${scenario.shows}. What percent of ${scenario.all(asked)} are ${scenario.part(row)}?`,
      figure: plainTable({
        shows: scenario.shows,
        columns: [scenario.header, ...scenario.columns],
        rows: scenario.rows.map((name, place) => [
          name,
          grouped(counts[0][place] ?? 0),
          grouped(counts[1][place] ?? 0),
        ]),
        rowHeaders: true,
      }),
      why: `It is ${count} of the ${total} in the column *${asked}*.`,
      slips: [
        {
          code: "wrong-row-or-column",
          deed: `using the column *${other}*, ${shareOf(table, { ...at, first: !at.first })},`,
        },
        {
          code: "wrong-row-or-column",
          deed: `reading the row *${otherRow}*, ${shareOf(table, { ...at, second: !at.second })},`,
        },
      ],
      corner: {
        code: "wrong-row-or-column",
        deed: `answering for *${otherRow}* and *${other}*, ${shareOf(table, { first: !at.first, second: !at.second })},`,
      },
      opening: "The whole is the total of one column, and the part is one of its entries.",
      steps: [
        {
          text: `Add the counts in the column *${asked}* to find its total.\n\n$${counts[at.first ? 0 : 1].join(" + ")} = ${tex(total)}$`,
          claim: `${counts[at.first ? 0 : 1].join(" + ")} = ${total}`,
        },
        {
          text: `The row *${row}* of this column shows ${count}. Divide by the total, and write the result as a percent.\n\n$\\frac{${count}}{${total}} = ${tex(key)}\\%$`,
          claim: `${count}/${total}*100 = ${typeof key === "number" ? key : key.num}`,
        },
      ],
      hint: `Which column counts ${scenario.all(asked)}, and what is its total?`,
      tip: "Find the whole first: “percent of” is followed by the group that is 100%.",
    };
  },
  facts: ({ scenario, counts, rows }, { first, second }) => ({
    kind: "probability",
    cells: counts.flatMap((line, at) =>
      line.map((count, row) => ({
        labels: [`column ${at}`, scenario.rows[row] ?? ""],
        count,
      })),
    ),
    event: [scenario.rows[rows[second ? 0 : 1]] ?? ""],
    given: [`column ${first ? 0 : 1}`],
    told: [
      scenario.shows,
      `what percent of ${scenario.all(scenario.columns[first ? 0 : 1])}`,
      `are ${scenario.part(scenario.rows[rows[second ? 0 : 1]] ?? "")}`,
    ],
    setting: settingOf("It names a row or a column.", ...scenario.rows, ...scenario.columns),
  }),
});

/** What percent of the total of a table's column one entry is. */
export const percentInATableColumn = defineLevels({
  id: "percent-in-a-table-column",
  version: 3,
  topic: "data-analysis",
  skill: "Q.B",
  archetypes: ["QB15"],
  optionDesign: "orbit",
  Easy: ofColumn,
});
