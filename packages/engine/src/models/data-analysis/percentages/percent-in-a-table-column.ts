import { plainTable } from "../../../craft/figures/plain-table.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type TotalsScenario, totalsScenarios } from "@sat/content/scenarios/column-totals";
import { settingOf } from "../../../craft/wording/setting.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { grouped, tex } from "../../../math/print.ts";
import { type Rational, gcd, rational, toNumber } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

interface Counts {
  readonly scenario: TotalsScenario;
  /** The four counts of either column. */
  readonly counts: readonly [readonly number[], readonly number[]];
  /** The row that is asked about. */
  readonly row: number;
}

/** Four percents that make 100%, the one of a row given. */
function percents(chance: Chance, row: number, percent: number): number[] {
  const rest = 100 - percent;
  const one = chance.int(5, rest - 10);
  chance.require(rest - one >= 10, "no room for two more");
  const two = chance.int(5, rest - one - 5);
  const others = [one, two, rest - one - two];
  return [...others.slice(0, row), percent, ...others.slice(row)];
}

function totalOf(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

/** The count that is asked about, and the total of which it is a percent: that of its column, or that of both. */
function shareAt({ counts, row }: Counts, { first, second }: Twists) {
  const own = counts[first ? 0 : 1];
  const total = second ? totalOf(own) : totalOf(counts.flat());
  return { count: own[row] ?? 0, total };
}

/** The calculation of a sibling, as its reason shows it. */
function shown(table: Counts, at: Twists): string {
  const { count, total } = shareAt(table, at);
  return `$\\frac{${count}}{${tex(total)}} = ${tex((100 * count) / total)}\\%$`;
}

/** The two columns' totals, in such a ratio that a row's percent of both together is whole as well. */
function columns(chance: Chance, row: number): Counts["counts"] {
  const parts = chance.int(3, 8);
  const part = chance.int(1, parts - 1);
  chance.require(gcd(part, parts) === 1 && 2 * part !== parts, "totals alike");
  const percent = () => parts * chance.int(Math.ceil(8 / parts), Math.floor(60 / parts));
  const unit = 50 * chance.int(1, 6);
  const [one, two] = [part, parts - part].map((size) => {
    const shares = percents(chance, row, percent());
    return shares.map((share) => (share * size * unit) / 100);
  });
  const counts = [one ?? [], two ?? []] as const;
  chance.require(counts.flat().every(Number.isInteger), "parts of one");
  return counts;
}

function stepsOf(table: Counts, at: Twists, key: Rational | number): Step[] {
  const { scenario, counts, row } = table;
  const asked = scenario.columns[at.first ? 0 : 1];
  const name = scenario.rows[row] ?? "";
  const { count, total } = shareAt(table, at);
  const own = counts[at.first ? 0 : 1];
  const sums = counts.map((line) => tex(totalOf(line))).join(" + ");
  return [
    {
      text: `Add the counts in the column *${asked}* to find its total.\n\n$${own.join(" + ")} = ${tex(totalOf(own))}$`,
      claim: `${own.join(" + ")} = ${totalOf(own)}`,
    },
    ...(at.second
      ? []
      : [
          {
            text: `Add the totals of both columns to find how many are counted in the table.\n\n$${sums} = ${tex(total)}$`,
            claim: `${counts.map(totalOf).join(" + ")} = ${total}`,
          },
        ]),
    {
      text: `The row *${name}* of the column *${asked}* shows ${grouped(count)}. Divide by the total, and write the result as a percent.\n\n$\\frac{${count}}{${tex(total)}} = ${tex(key)}\\%$`,
      claim: `${count}/${total}*100 = ${typeof key === "number" ? key : key.num}`,
    },
  ];
}

/** What percent of a column, or of both, is in one cell; the twists are the column and the whole. */
const ofColumn = siblingLevel<Counts>({
  space: 10_000_000,
  steps: 2,
  context: true,
  numbers: (chance) => {
    const row = chance.int(0, 3);
    return { scenario: chance.pick(totalsScenarios), counts: columns(chance, row), row };
  },
  answer: (table, at) => {
    const { count, total } = shareAt(table, at);
    return rational(100 * count, total);
  },
  show: (answer) => ({
    text: `${tex(answer)}%`,
    order: typeof answer === "number" ? answer : toNumber(answer),
  }),
  word: (table, at, key) => {
    const { scenario, counts, row } = table;
    const [asked, other] = at.first ? scenario.columns : scenario.columns.toReversed();
    const name = scenario.rows[row] ?? "";
    const { count, total } = shareAt(table, at);
    const [all, part] = [scenario.all(asked ?? ""), scenario.part(name)];
    return {
      question: `The table shows ${scenario.shows}. ${at.second ? `What percent of ${all} are ${part}` : `The ${part} among ${all} are what percent of all that are counted in the table`}?`,
      figure: plainTable({
        shows: scenario.shows,
        columns: [scenario.header, ...scenario.columns],
        rows: scenario.rows.map((each, place) => [
          each,
          grouped(counts[0][place] ?? 0),
          grouped(counts[1][place] ?? 0),
        ]),
        rowHeaders: true,
      }),
      why: at.second
        ? `It is ${grouped(count)} of the ${grouped(total)} in the column *${asked}*.`
        : `It is ${grouped(count)} of the ${grouped(total)} in both columns together.`,
      slips: [
        {
          code: "wrong-row-or-column",
          deed: `using the column *${other}*, ${shown(table, { ...at, first: !at.first })},`,
        },
        {
          code: "wrong-total",
          deed: at.second
            ? `dividing by the total of the whole table, ${shown(table, { ...at, second: false })},`
            : `dividing by the total of the column *${asked}* alone, ${shown(table, { ...at, second: true })},`,
        },
      ],
      corner: {
        code: "wrong-row-or-column",
        deed: at.second
          ? `finding what percent of the whole table is in the column *${other}*, ${shown(table, { first: !at.first, second: false })},`
          : `finding what percent of the column *${other}* is in this row, ${shown(table, { first: !at.first, second: true })},`,
      },
      opening: "The part is one entry of the table, and the whole is a total of entries.",
      steps: stepsOf(table, at, key),
      hint: at.second
        ? `Which column counts ${all}, and what is its total?`
        : "How many are counted in the whole table?",
      tip: "Find the whole first: what the percent is taken of is 100%.",
      archetype: "QB15",
    };
  },
  facts: ({ scenario, counts, row }, { first, second }) => {
    const column = `column ${first ? 0 : 1}`;
    const name = scenario.rows[row] ?? "";
    const [all, part] = [scenario.all(scenario.columns[first ? 0 : 1]), scenario.part(name)];
    return {
      kind: "probability",
      cells: counts.flatMap((line, at) =>
        line.map((count, place) => ({
          labels: [`column ${at}`, scenario.rows[place] ?? ""],
          count,
        })),
      ),
      event: second ? [name] : [column, name],
      given: second ? [column] : [],
      told: [
        scenario.shows,
        second
          ? `what percent of ${all} are ${part}`
          : `the ${part} among ${all} are what percent of all counted in the table`,
      ],
      setting: settingOf("It names a row or a column.", ...scenario.rows, ...scenario.columns),
    };
  },
});

/** What percent of the total of a table's column, or of both columns, one entry is. */
export const percentInATableColumn = defineLevels({
  id: "percent-in-a-table-column",
  version: 4,
  topic: "data-analysis",
  skill: "Q.B",
  archetypes: ["QB15"],
  optionDesign: "orbit",
  Easy: ofColumn,
});
