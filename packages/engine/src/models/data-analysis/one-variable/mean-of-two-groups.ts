import {
  type GroupScenario,
  fitsGroup,
  groupScenarios,
} from "@sat/content/scenarios/measured-groups";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { dataTable } from "../../../craft/figures/data-table.ts";
import { type PoolSlip, type Show, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { decimalFace } from "../../../craft/wording/story.ts";
import { decimal, equation, quotient, sum, times } from "../../../math/expression.ts";
import { tex } from "../../../math/print.ts";
import { lcm, rational } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import { fromBalance } from "./group-size-from-means.ts";

interface Groups {
  readonly scenario: GroupScenario;
  /** The mean of either group, in tenths. */
  readonly means: readonly [number, number];
  /** The lesser and the greater of the numbers of members that are given. */
  readonly part: number;
  readonly whole: number;
  readonly ways: Ways<GroupsFork>;
}

/** Whether the lesser number is that of the first group, and whether the greater one counts both groups together. */
type GroupsFork = "first" | "together";

function sizes({ part, whole }: Groups, { first, together }: Ways<GroupsFork>) {
  const other = together ? whole - part : whole;
  return first ? ([part, other] as const) : ([other, part] as const);
}

const inTenths = (value: number) => decimal(rational(value, 10));

const shown: Show = (work) => decimalFace(workOut(work));

function sumOfAll(groups: Groups, ways: Ways<GroupsFork>) {
  const [one, other] = sizes(groups, ways);
  const [first, second] = groups.means.map(inTenths);
  return sum(times(one, first ?? 0), times(other, second ?? 0));
}

function meanOfAll(groups: Groups, ways: Ways<GroupsFork>) {
  return quotient(sumOfAll(groups, ways), sum(...sizes(groups, ways)));
}

function groupsSlips(groups: Groups): PoolSlip[] {
  const { means, whole, ways } = groups;
  return [
    slipTo(
      quotient(sum(...means.map(inTenths)), 2),
      {
        code: "wrong-formula",
        deed: "averaging the two means as if the groups were equally large",
        isClassic: true,
        step: 1,
      },
      shown,
    ),
    ...slipsAtForks({
      ways,
      work: (each) => meanOfAll(groups, each),
      show: shown,
      slips: {
        first: {
          code: "quantities-exchanged",
          deed: "multiplying each mean by the number of the other group",
          step: 1,
        },
        together: {
          code: "wrong-total",
          deed: ways.together
            ? `using $${whole}$ as the size of one group, although it counts both groups,`
            : `using $${whole}$ as the size of both groups, although it counts only one,`,
          step: 2,
        },
      },
    }),
    slipTo(
      meanOfAll(groups, { first: !ways.first, together: !ways.together }),
      {
        code: "quantities-exchanged",
        deed: ways.together
          ? `using $${whole}$ as the size of one group and exchanging the two sizes`
          : `using $${whole}$ as the size of both groups and exchanging the two sizes`,
        step: 2,
      },
      shown,
    ),
    ...byOneSize(groups),
  ];
}

/** All the values divided by the number of members of one group, where that makes a short decimal. */
function byOneSize(groups: Groups): PoolSlip[] {
  const { scenario, ways } = groups;
  const divided = sizes(groups, ways).map((size, group) => ({
    work: quotient(sumOfAll(groups, ways), size),
    deed: `dividing the sum of all the values by the number of ${scenario.members} ${scenario.groups[group] ?? ""}`,
  }));
  return divided
    .filter(({ work }) => 10 % workOut(work).den === 0)
    .map(({ work, deed }) => slipTo(work, { code: "wrong-total", deed, step: 4 }, shown));
}

/** The mean of all members of two groups, whose sizes a table gives directly or through their total. */
const ofAll = poolLevel<Groups>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(groupScenarios);
    const [p, q] = chance.pick([
      [2, 3],
      [3, 4],
      [3, 5],
      [4, 5],
      [5, 7],
    ] as const);
    const unit = lcm(q, lcm(p + q, 2));
    const apart = unit * chance.int(1, Math.max(1, Math.floor(150 / unit)));
    const size = chance.int(Math.ceil(5 / p), 25);
    const least = 10 * scenario.from;
    const low = chance.int(least, Math.max(least, 10 * scenario.to - apart));
    chance.require(fitsGroup(scenario, low / 10, (low + apart) / 10), "means too far apart");
    const means = chance.flip() ? ([low, low + apart] as const) : ([low + apart, low] as const);
    const ways = drawWays(chance, "first", "together");
    return { scenario, means, part: p * size, whole: q * size, ways };
  },
  key: (groups) => shown(meanOfAll(groups, groups.ways)),
  slips: groupsSlips,
  word: (groups) => {
    const { scenario, means, part, whole, ways } = groups;
    const { members, measure, unit, labels } = scenario;
    const [one, other] = sizes(groups, ways);
    const hidden = ways.first ? 1 : 0;
    const cells = [one, other].map((size, group) =>
      ways.together && group === hidden ? "—" : `${size}`,
    );
    const [all, count] = [decimal(workOut(sumOfAll(groups, ways))), one + other];
    const key = decimal(workOut(meanOfAll(groups, ways)));
    return {
      question: `The table shows the number of ${members} in each of two groups and their mean ${measure}, in ${unit}. What is the mean ${measure}, in ${unit}, of all the ${members} in the two groups?`,
      figure: dataTable(
        `Table of two groups of ${members}`,
        ["Group", `Number of ${members}`, `Mean ${measure} (${unit})`],
        [
          ...labels.map((label, group) => [
            label,
            cells[group] ?? "",
            ((means[group] ?? 0) / 10).toFixed(1),
          ]),
          ["Both groups together", ways.together ? whole : "—", "—"],
        ],
      ),
      why: `It lies closer to the mean of the larger group, which has $${Math.max(one, other)}$ of the $${count}$ ${members}.`,
      opening: "A mean is the sum of all the values divided by how many values there are.",
      steps: [
        ...(ways.together
          ? [
              stepTo(
                `Subtract to find the number of ${members} ${scenario.groups[hidden]}.`,
                equation(sum(whole, -part), whole - part),
              ),
            ]
          : []),
        stepTo(
          "In each group, the mean times the number of members is the sum of the values. Add the two sums.",
          equation(sumOfAll(groups, ways), all),
        ),
        stepTo(
          `Divide by the number of ${members} in both groups, ${ways.together ? `$${count}$` : `$${one} + ${other} = ${count}$`}.`,
          equation(quotient(all, count), key),
        ),
        { text: `The mean ${measure} of all the ${members} is $${tex(key)}$ ${unit}.` },
      ],
      hint: ways.together
        ? `How many ${members} are ${scenario.groups[hidden]}, and what do their values add up to?`
        : `What do the values of the ${members} ${scenario.groups[0]} add up to, and those of the ${members} ${scenario.groups[1]}?`,
      tip: "Average two means only when the groups are equally large; otherwise add up the values first.",
      archetype: "QC11",
    };
  },
  facts: ({ scenario: { members, measure, unit }, means, part, whole, ways }) => ({
    kind: "value",
    given: [
      `${ways.first ? "n" : "k"} = ${part}`,
      ways.together ? `n + k = ${whole}` : `${ways.first ? "k" : "n"} = ${whole}`,
      `m = (n*${means[0] / 10} + k*${means[1] / 10})/(n + k)`,
    ],
    ask: "m",
    told: [
      `number of ${members} in each of two groups and their mean ${measure}, in ${unit}`,
      `mean ${measure}, in ${unit}, of all the ${members} in the two groups`,
    ],
  }),
});

/** Two groups taken together: the mean of all, or a size from the means. */
export const meanOfTwoGroups = defineLevels({
  id: "mean-of-two-groups",
  version: 6,
  topic: "data-analysis",
  skill: "Q.C",
  archetypes: ["QC11"],
  optionDesign: "pool",
  Medium: ofAll,
  Hard: fromBalance,
});
