import { plainTable } from "../../../craft/figures/plain-table.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type GroupScenario, groupScenarios } from "@sat/content/scenarios/groups";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
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
import { article } from "../../../language/noun.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import {
  type Expression,
  decimal,
  fraction,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

/** "0.22". */
function percentOf(count: number): Expression {
  return decimal(rational(count, 100));
}

interface Shares extends Grid {
  readonly row: Row;
  readonly columns: readonly [Column, Column];
}

/** Conditional probabilities from a table of percents; the twists are what is given, row or column, and the other column. */
const fromPercents = siblingLevel<Shares>({
  space: 1_000_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const drawn = grid(chance, 4, 30);
    const five = [...drawn.counts[0], ...drawn.counts[1].slice(0, 2)];
    const last = 100 - five.reduce((all, count) => all + count, 0);
    chance.require(last >= 4 && last <= 40, "no sixth percent");
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = five;
    const [one = 0, other = 1] = chance.sample([0, 1, 2] as const, 2);
    return {
      scenario: drawn.scenario,
      counts: [
        [a, b, c],
        [d, e, last],
      ],
      row: chance.pick([0, 1] as const),
      columns: [one, other],
    };
  },
  work: (table, { first, second }) => {
    const column = table.columns[second ? 0 : 1];
    const whole = first ? rowTotal(table, table.row) : columnTotal(table, column);
    return quotient(percentOf(cellOf(table, table.row, column)), percentOf(whole));
  },
  allows: () => true,
  word: (table, at, key) => {
    const { scenario, counts, row, columns } = table;
    const [column, otherColumn] = at.second ? columns : [columns[1], columns[0]];
    const [inRow, inColumn] = [scenario.rows[row], scenario.columns[column]];
    const [given, event] = at.first ? [inRow, inColumn] : [inColumn, inRow];
    const whole = at.first ? rowTotal(table, row) : columnTotal(table, column);
    const cell = cellOf(table, row, column);
    const otherLabel = scenario.columns[otherColumn].label;
    const line = at.first ? counts[row] : [cellOf(table, 0, column), cellOf(table, 1, column)];
    return {
      question: `The table shows ${scenario.shows}, in percents of all of them. If ${scenario.one} ${given.is} is selected at random, what is the probability that ${scenario.it} ${event.is}?`,
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
      slips: [
        {
          code: "wrong-total",
          deed: `dividing by the total of *${event.label}* instead of *${given.label}*`,
        },
        {
          code: "wrong-row-or-column",
          deed: `using the column *${otherLabel}* instead of *${inColumn.label}*`,
        },
      ],
      corner: {
        code: "wrong-row-or-column",
        deed: at.first
          ? `finding the share of *${inRow.label}* in the column *${otherLabel}*`
          : `finding the share of *${otherLabel}* in the row *${inRow.label}*`,
      },
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
          key,
        ),
      ],
      hint: `What percent of all is in *${given.label}*, the group from which the selection is made?`,
      tip: "Percents of all can be used like counts: suppose that there are 100 in all.",
      archetype: "QE14",
    };
  },
  facts: (table, { first, second }) => {
    const { scenario, row: ownRow, columns } = table;
    const ownColumn = columns[second ? 0 : 1];
    const [column, row] = [`column ${ownColumn}`, `row ${ownRow}`];
    const [inRow, inColumn] = [scenario.rows[ownRow].is, scenario.columns[ownColumn].is];
    return {
      kind: "probability",
      cells: labeledCells(table, () => []),
      event: [first ? column : row],
      given: [first ? row : column],
      told: ["percents of all", ...(first ? [inRow, inColumn] : [inColumn, inRow])],
      setting: groupNumbers(scenario),
    };
  },
});

interface Told {
  readonly scenario: GroupScenario;
  /** The percent of all in the first group, and the percents with the property in both groups. */
  readonly share: number;
  readonly percents: readonly [number, number];
}

/** All of a group with the property or without it, of a hundred times a hundred. */
function part({ share, percents }: Told, inFirst: boolean, has: boolean): number {
  const [size, percent] = inFirst ? [share, percents[0]] : [100 - share, percents[1]];
  return size * (has ? percent : 100 - percent);
}

/** From percents within two groups to the share of a group; the twists are the property and the group. */
const fromWords = siblingLevel<Told>({
  space: 300_000,
  steps: 5,
  context: true,
  numbers: (chance) => {
    const percents = [5 * chance.int(1, 19), 5 * chance.int(1, 19)] as const;
    chance.require(percents[0] !== percents[1], "the property says nothing");
    return { scenario: chance.pick(groupScenarios), share: 5 * chance.int(3, 17), percents };
  },
  work: (told, { first, second }) =>
    quotient(part(told, second, first), sum(part(told, true, first), part(told, false, first))),
  allows: () => true,
  word: (told, at, key) => {
    const { scenario, share, percents } = told;
    const { place, all, one, groups, have, lack, has, lacks, members, who } = scenario;
    const does = at.first ? has : lacks;
    const [some, others] = at.first ? [have, lack] : [lack, have];
    const [member, otherMember] = at.second ? members : [members[1], members[0]];
    const size = (inFirst: boolean) => part(told, inFirst, at.first);
    const asked = size(at.second);
    const total = size(true) + size(false);
    return {
      question: `${place}, ${share}% of the ${all} are ${groups[0]}, and the rest are ${groups[1]}. Of the ${groups[0]}, ${percents[0]}% ${have}, and of the ${groups[1]}, ${percents[1]}% ${have}. If ${article(one)} ${one} ${who} ${does} is selected at random, what is the probability that the ${one} is ${member}?`,
      why: `Of all ${all} ${who} ${some}, it is the share of the ${groups[at.second ? 0 : 1]}.`,
      slips: [
        { code: "wrong-total", deed: `selecting from the ${all} ${who} ${others}` },
        {
          code: "another-quantity",
          deed: `finding the probability of ${otherMember} instead of ${member}`,
        },
      ],
      corner: {
        code: "another-quantity",
        deed: `finding the probability of ${otherMember} among the ${all} ${who} ${others}`,
      },
      opening: `Suppose that there are $10{,}000$ ${all} in all, and count in both groups.`,
      steps: [
        ...([true, false] as const).flatMap((inFirst) => {
          const group = groups[inFirst ? 0 : 1];
          const percent = percents[inFirst ? 0 : 1];
          const groupSize = 100 * (inFirst ? share : 100 - share);
          const rate = decimal(rational(at.first ? percent : 100 - percent, 100));
          return [
            stepThrough(
              `Of the $${tex(groupSize)}$ ${group}, find how many ${some}.`,
              times(groupSize, rate),
              size(inFirst),
            ),
          ];
        }),
        stepThrough(
          `Add to find how many of all ${all} ${some}.`,
          sum(size(true), size(false)),
          total,
        ),
        stepThrough(
          `Divide the number of ${groups[at.second ? 0 : 1]} among them by this number.`,
          fraction(asked, total),
          key,
        ),
      ],
      hint: `How many of ten thousand ${all} ${some}, and in which group are they?`,
      tip: "Draw a two-way table for 10,000 in all and fill in its cells from the percents.",
      archetype: "QE12",
    };
  },
  facts: ({ scenario, share, percents: [p, q] }, { first, second }) => {
    const { all, groups, have, has, lacks, who, members } = scenario;
    const those = (percent: number) => (first ? `${percent}/100` : `(1 - ${percent}/100)`);
    return {
      kind: "value",
      given: [`s = ${share}/100`, `u = s*${those(p)}`, `v = (1 - s)*${those(q)}`],
      ask: second ? "u/(u + v)" : "v/(u + v)",
      told: [
        `${share}% of the ${all} are ${groups[0]}, the rest are ${groups[1]}`,
        `of the ${groups[0]}, ${p}% ${have}`,
        `of the ${groups[1]}, ${q}% ${have}`,
        `${who} ${first ? has : lacks}`,
        `is ${second ? members[0] : members[1]}`,
      ],
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
  optionDesign: "orbit",
  Medium: fromPercents,
  Hard: fromWords,
});
