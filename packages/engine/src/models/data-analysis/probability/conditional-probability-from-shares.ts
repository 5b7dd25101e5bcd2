import { plainTable } from "../../../craft/figures/plain-table.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { shareWithinTwoGroups } from "../../../craft/data/share-within-two-groups.ts";
import {
  type Column,
  type Grid,
  type Row,
  cellOf,
  columnTotal,
  grid,
  groupNumbers,
  labeledCells,
  rowTotal,
} from "../../../craft/data/two-way.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { type Expression, decimal, quotient } from "../../../math/expression.ts";
import { rational } from "../../../math/rational.ts";
import type { Chance } from "../../../random/chance.ts";

/** "0.22". */
function percentOf(count: number): Expression {
  return decimal(rational(count, 100));
}

interface Shares extends Grid {
  readonly row: Row;
  readonly column: Column;
  /** Another column, which a learner may read instead. */
  readonly beside: Column;
  /** Whether the row is given and the column asked, not the other way round. */
  readonly isRowGiven: boolean;
}

function drawShares(chance: Chance): Shares {
  const drawn = grid(chance, 4, 30);
  const five = [...drawn.counts[0], ...drawn.counts[1].slice(0, 2)];
  const last = 100 - five.reduce((all, count) => all + count, 0);
  chance.require(last >= 4 && last <= 40, "no sixth percent");
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = five;
  const [column = 0, beside = 1] = chance.sample([0, 1, 2] as const, 2);
  return {
    scenario: drawn.scenario,
    counts: [
      [a, b, c],
      [d, e, last],
    ],
    row: chance.pick([0, 1] as const),
    column,
    beside,
    isRowGiven: chance.flip(),
  };
}

/** The percents in the given group and in the asked one, and the one in both. */
function percentsOf(table: Shares) {
  const { row, column, isRowGiven } = table;
  const [inRow, inColumn] = [rowTotal(table, row), columnTotal(table, column)];
  const [given, event] = isRowGiven ? [inRow, inColumn] : [inColumn, inRow];
  return { given, event, cell: cellOf(table, row, column) };
}

/** The names of the given group and of the asked one. */
function groupsOf({ scenario, row, column, isRowGiven }: Shares) {
  const [inRow, inColumn] = [scenario.rows[row], scenario.columns[column]];
  return isRowGiven ? { given: inRow, event: inColumn } : { given: inColumn, event: inRow };
}

function percentSlips(table: Shares): PoolSlip[] {
  const { row, column, beside, scenario, isRowGiven } = table;
  const { event, cell } = percentsOf(table);
  const names = groupsOf(table);
  const [label, besideLabel] = [scenario.columns[column].label, scenario.columns[beside].label];
  const inRow = scenario.rows[row].label;
  const besideCell = percentOf(cellOf(table, row, beside));
  const ofRow = quotient(besideCell, percentOf(rowTotal(table, row)));
  const ofColumn = quotient(besideCell, percentOf(columnTotal(table, beside)));
  return [
    slipTo(quotient(cell, 100), {
      code: "wrong-total",
      deed: `finding the share of all ${scenario.all} instead of *${names.given.label}*`,
    }),
    slipTo(quotient(percentOf(cell), percentOf(event)), {
      code: "wrong-total",
      deed: `dividing by the total of *${names.event.label}* instead of *${names.given.label}*`,
    }),
    slipTo(isRowGiven ? ofRow : ofColumn, {
      code: "wrong-row-or-column",
      deed: `using the column *${besideLabel}* instead of *${label}*`,
    }),
    slipTo(isRowGiven ? ofColumn : ofRow, {
      code: "wrong-row-or-column",
      deed: isRowGiven
        ? `finding the share of *${inRow}* in the column *${besideLabel}*`
        : `finding the share of *${besideLabel}* in the row *${inRow}*`,
    }),
  ];
}

/** Conditional probabilities from a table of percents. */
const fromPercents = poolLevel<Shares>({
  space: 1_000_000,
  steps: 3,
  context: true,
  isEven: true,
  draw: drawShares,
  key: (table) => numeral(rational(percentsOf(table).cell, percentsOf(table).given)),
  slips: percentSlips,
  word: (table) => {
    const { scenario, counts, row, column, isRowGiven } = table;
    const { given, event } = groupsOf(table);
    const { given: whole, cell } = percentsOf(table);
    const line = isRowGiven ? counts[row] : [cellOf(table, 0, column), cellOf(table, 1, column)];
    return {
      question: `The table summarizes ${scenario.shows}. Each number in the table is a percentage of all ${scenario.all}. If ${scenario.one} ${given.is} is selected at random, what is the probability that ${scenario.it} ${event.is}?`,
      figure: plainTable({
        shows: `${scenario.shows}, in percents of all`,
        columns: ["", ...scenario.columns.map(({ label }) => label)],
        rows: scenario.rows.map(({ label }, place) => [
          label,
          ...(counts[place === 0 ? 0 : 1] ?? []).map((count) => `${count}%`),
        ]),
        rowHeaders: true,
      }),
      why: `Of the ${whole}% in *${given.label}*, the ${cell}% in both are asked for.`,
      opening: `The selection is made only from *${given.label}*, so this group is the whole.`,
      steps: [
        {
          text: `Add the percents in *${given.label}*.\n\n$${line.map((each) => `${each}\\%`).join(" + ")} = ${whole}\\%$`,
          claim: `${line.join(" + ")} = ${whole}`,
        },
        {
          text: `The cell in both *${given.label}* and *${event.label}* has $${cell}\\%$ of all. This is the share of everyone, so divide it by the share of the group.`,
        },
        stepThrough(
          "Write both percents as decimals, and simplify.",
          quotient(percentOf(cell), percentOf(whole)),
          rational(cell, whole),
        ),
      ],
      hint: `What percent of all is in *${given.label}*, the group from which the selection is made?`,
      tip: "Percents of all can be used like counts: suppose that there are 100 in all.",
      archetype: "QE14",
    };
  },
  facts: (table) => {
    const { scenario, row, column, isRowGiven } = table;
    const { given, event } = groupsOf(table);
    const labels = [`row ${row}`, `column ${column}`];
    const [givenLabel = "", eventLabel = ""] = isRowGiven ? labels : labels.toReversed();
    return {
      kind: "probability",
      cells: labeledCells(table, () => []),
      event: [eventLabel],
      given: [givenLabel],
      told: [`${scenario.shows} percentage of all`, given.is, event.is],
      setting: groupNumbers(scenario),
    };
  },
});

/** A conditional probability from percents of all, or from percents within two groups. */
export const conditionalProbabilityFromShares = defineLevels({
  id: "conditional-probability-from-shares",
  version: 4,
  topic: "data-analysis",
  skill: "Q.E",
  archetypes: ["QE12", "QE14"],
  optionDesign: "pool",
  Medium: fromPercents,
  Hard: shareWithinTwoGroups,
});
