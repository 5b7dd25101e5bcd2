import { twoWayTable } from "../../../craft/figures/two-way-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral, right, wrong } from "../../../craft/options/option.ts";
import { twoWayScenarios } from "@sat/content/scenarios/two-way-tables";
import { groupNumbers } from "../../../craft/data/two-way.ts";
import {
  QUOTIENTS,
  type Share,
  type Table,
  amounts,
  conditions,
  quotient,
  shareTold,
  traits,
} from "../../../craft/data/two-way-shares.ts";
import { leadsTo } from "../../../craft/wording/words.ts";
import type { Facts } from "../../../facts/facts.ts";
import { code, inline, tex } from "../../../math/print.ts";
import type { Rational } from "../../../math/rational.ts";
import type { DraftOption, Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

/** Whom the share is taken from, and what is asked of one of them. */
function selection(table: Table, share: Share): readonly [from: string, event: string] {
  const { all, one } = table.scenario;
  const { inRow, inColumn, beside } = traits(table);
  const [anyone, others] = [`one of ${all}`, beside.map(({ is }) => is).join(" or ")];
  switch (share) {
    case "cell":
      return [anyone, `${inRow.is} and ${inColumn.is}`];
    case "rest":
      return [anyone, `${inRow.is} and ${others}`];
    case "row":
      return [anyone, inRow.is];
    case "column":
      return [anyone, inColumn.is];
    case "cell in row":
      return [`${one} ${inRow.is}`, inColumn.is];
    case "cell in column":
      return [`${one} ${inColumn.is}`, inRow.is];
  }
}

function question(table: Table): string {
  const [from, event] = selection(table, table.asked);
  return `If ${from} is selected at random, what is the probability that ${table.scenario.it} ${event}?`;
}

function options(table: Table, shares: readonly Share[]): DraftOption[] {
  const key = quotient(table, table.asked);
  return shares.map((share) => {
    const { over, under, value } = quotient(table, share);
    const face = numeral(value);
    const how = `dividing ${over.name}, $${over.count}$, by ${under.name}, $${under.count}$,`;
    if (share === table.asked) return right(face, leadsTo(face.text, how));
    return wrong(
      face,
      over.name === key.over.name ? "wrong-total" : "another-quantity",
      leadsTo(face.text, how),
    );
  });
}

/** The counts that make up an amount of the table. */
function partsOf({ counts, row, column }: Table, part: keyof ReturnType<typeof amounts>) {
  const line = counts[row] ?? [];
  const parts = {
    cell: [line[column] ?? 0],
    rest: line.filter((_, at) => at !== column),
    row: line,
    column: counts.map((each) => each[column] ?? 0),
    all: counts.flat(),
  };
  return parts[part];
}

/** "36 + 39 + 38 = 113", or the one count. */
function addedUp(parts: readonly number[], count: number): string {
  return parts.length === 1 ? `$${count}$` : `$${parts.join(" + ")} = ${count}$`;
}

function lastSteps(table: Table, totals = false): Step[] {
  const [part, whole] = QUOTIENTS[table.asked];
  const { over, under, value } = quotient(table, table.asked);
  const reduced = under.count === value.den ? "" : ` = ${tex(value)}`;
  const shown = (of: typeof part | typeof whole, count: number) =>
    totals && of !== "rest" ? `$${count}$` : addedUp(partsOf(table, of), count);
  return [
    {
      text: `All that can be selected are in ${under.name}.\n\n${shown(whole, under.count)}`,
    },
    { text: `Those asked for are in ${over.name}.\n\n${shown(part, over.count)}` },
    {
      text: `Divide the second number by the first.\n\n$\\frac{${over.count}}{${under.count}}${reduced}$`,
      claim: `${over.count}/${under.count} = ${code(value)}`,
    },
  ];
}

/** The four shares are the options; which of them is asked rotates. */
function draw(chance: Chance, most: number, shares: readonly Share[]): Table {
  const line = () => [chance.int(3, most), chance.int(3, most), chance.int(3, most)];
  const table: Table = {
    scenario: chance.pick(twoWayScenarios),
    counts: [line(), line()],
    row: chance.int(0, 1),
    column: chance.int(0, 2),
    asked: chance.pick(shares),
  };
  chance.require(areDistinct(shares.map((share) => quotient(table, share).value)), "shares alike");
  return table;
}

const WORDS = {
  opening: "Divide the count of what is asked for by the count of all that can be selected.",
  hint: "Who can be selected: everyone in the table, or only those in one row or one column?",
  tip: "Settle the denominator first: it is the number of all that could be selected.",
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
  return `The table shows ${scenario.shows}.`;
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
    told: shareTold(table, asked),
    setting: groupNumbers(scenario),
  };
}

/** Cells and totals, all of them printed; the selection is from the whole table. */
const EASY: readonly Share[] = ["cell", "rest", "row", "column"];

const withTotals = level<Table>({
  space: 10_000_000,
  steps: 2,
  context: true,
  draw: (chance) => draw(chance, 40, EASY),
  build: (table) => ({
    question: `${shows(table)} ${question(table)}`,
    figure: twoWayTable({ ...table, totals: true }),
    options: options(table, EASY),
    steps: lastSteps(table, true),
    archetype: ARCHETYPES[table.asked],
    ...WORDS,
  }),
  facts,
});

/** No totals are printed, and the selection may be from a row or a column only. */
const MEDIUM: readonly Share[] = ["cell", "row", "cell in row", "cell in column"];

const withoutTotals = level<Table>({
  space: 10_000_000,
  steps: 3,
  context: true,
  draw: (chance) => draw(chance, 60, MEDIUM),
  build: (table) => ({
    question: `${shows(table)} ${question(table)}`,
    figure: twoWayTable({ ...table, totals: false }),
    options: options(table, MEDIUM),
    steps: lastSteps(table),
    archetype: ARCHETYPES[table.asked],
    ...WORDS,
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

const withMissingCount = level<Table>({
  space: 5_000_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const table = draw(chance, 48, HARD);
    const shares = HARD.map((share) => quotient(table, share).value);
    chance.require(areDistinct([cellInRow(table), ...shares]), "given share among the options");
    const { den } = cellInRow(table);
    chance.require(den < amounts(table).row.count, "given share shows the missing count");
    return table;
  },
  build: (table) => {
    const [from, event] = selection(table, "cell in row");
    const { cell, rest } = amounts(table);
    const share = cellInRow(table);
    return {
      question: `${shows(table)} One count, $n$, is missing. If ${from} is selected at random, the probability that ${table.scenario.it} ${event} is ${inline(share)}. ${question(table)}`,
      figure: twoWayTable({ ...table, totals: false, missing: [table.row, table.column] }),
      options: options(table, HARD),
      opening: "Find the missing count from the given probability, then the probability asked for.",
      steps: [
        {
          text: `The given probability is about one row, whose total is $n + ${rest.count}$.\n\n$\\frac{n}{n + ${rest.count}} = ${tex(share)}$`,
          claim: `n/(n + ${rest.count}) = ${code(share)}`,
        },
        {
          text: `Multiply both sides by $${share.den}(n + ${rest.count})$.\n\n$${share.den}n = ${share.num}(n + ${rest.count}) = ${share.num === 1 ? "" : share.num}n + ${share.num * rest.count}$`,
          claim: `${share.den}*n = ${share.num}*(n + ${rest.count})`,
        },
        {
          text: `Subtract $${share.num === 1 ? "" : share.num}n$ from both sides and solve for $n$.\n\n$n = ${cell.count}$`,
          claim: `n = ${cell.count}`,
        },
        ...lastSteps(table),
      ],
      hint: "The given probability is about one row only. Which equation for $n$ does that row give?",
      tip: WORDS.tip,
      archetype: "QE09",
    };
  },
  facts: (table) => ({
    kind: "value",
    given: [equationFor(table)],
    ask: inUnknown(table, table.asked),
    told: [
      "one count is missing",
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
  version: 3,
  topic: "data-analysis",
  skill: "Q.E",
  archetypes: ["QE03", "QE04", "QE05", "QE09"],
  optionDesign: "rotating-ask",
  Easy: withTotals,
  Medium: withoutTotals,
  Hard: withMissingCount,
});
