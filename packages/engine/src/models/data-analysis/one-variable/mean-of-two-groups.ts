import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import {
  type GroupScenario,
  fitsGroup,
  groupScenarios,
  statisticOfGroup,
} from "@sat/content/scenarios/measured-groups";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { capitalized } from "../../../language/noun.ts";
import { tex } from "../../../math/print.ts";
import { lcm, rational, toNumber } from "../../../math/rational.ts";

interface Groups {
  readonly scenario: GroupScenario;
  readonly means: readonly [number, number];
  /** The lesser and the greater of the numbers of members that are given. */
  readonly part: number;
  readonly whole: number;
}

/** First twist: the lesser number is that of the first group; second: the greater one is of both together. */
function sizes({ part, whole }: Groups, { first, second }: Twists): readonly [number, number] {
  const other = second ? whole - part : whole;
  return first ? [part, other] : [other, part];
}

function combined(groups: Groups, at: Twists) {
  const [one, other] = sizes(groups, at);
  const [low, high] = groups.means;
  return rational(one * low + other * high, one + other);
}

/** The mean of all members of two groups, whose sizes a table gives directly or through their total. */
const ofAll = siblingLevel<Groups>({
  space: 150_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(groupScenarios);
    const [p, q] = chance.pick([
      [1, 3],
      [2, 3],
      [1, 4],
      [3, 4],
      [2, 5],
      [3, 5],
      [1, 5],
    ] as const);
    const unit = lcm(q, p + q);
    const apart = unit * chance.int(1, Math.max(1, Math.floor(36 / unit)));
    const times = chance.int(Math.ceil(5 / p), 25);
    const low = chance.int(scenario.from, Math.max(scenario.from, scenario.to - apart));
    chance.require(fitsGroup(scenario, low, low + apart), "means too far apart");
    const means = chance.flip() ? ([low, low + apart] as const) : ([low + apart, low] as const);
    return { scenario, means, part: p * times, whole: q * times };
  },
  answer: combined,
  word: (groups, at, key) => {
    const { scenario, means, part, whole } = groups;
    const [one, other] = sizes(groups, at);
    const hidden = at.first ? 1 : 0;
    const cells = [one, other].map((size, group) =>
      at.second && group === hidden ? "—" : `${size}`,
    );
    const [sum, count] = [one * means[0] + other * means[1], one + other];
    return {
      question: `The table shows the number of ${scenario.members} and the mean ${scenario.measure}, in ${scenario.unit}, for two groups of ${scenario.members}. What is the mean ${scenario.measure}, in ${scenario.unit}, of all the ${scenario.members} in the two groups?`,
      figure: dataTable(
        `Table of two groups of ${scenario.members}`,
        ["Group", `Number of ${scenario.members}`, `Mean ${scenario.measure} (${scenario.unit})`],
        [
          ...scenario.labels.map((label, group) => [label, cells[group] ?? "", means[group] ?? 0]),
          ["Both groups together", at.second ? whole : "—", "—"],
        ],
      ),
      why: "It weighs each mean with the number of members of its group.",
      slips: [
        {
          code: "quantities-exchanged",
          deed: "weighing each mean with the number of members of the other group",
        },
        {
          code: "wrong-total",
          deed: at.second
            ? `taking $${whole}$ as the size of one group, not of both together`
            : `taking $${whole}$ as the size of both groups together`,
        },
      ],
      opening: "Divide the sum of all the values by how many there are in both groups together.",
      steps: [
        ...(at.second
          ? [
              {
                text: `The group without a number has $${whole} - ${part} = ${whole - part}$ ${scenario.members}.`,
                claim: `${whole} - ${part} = ${whole - part}`,
              },
            ]
          : []),
        {
          text: `All the values add up to $${one} \\cdot ${means[0]} + ${other} \\cdot ${means[1]} = ${tex(sum)}$.`,
          claim: `${one}*${means[0]} + ${other}*${means[1]} = ${sum}`,
        },
        {
          text: `Divided by $${one} + ${other} = ${count}$, this is $${toNumber(key)}$.`,
          claim: `${sum}/(${one} + ${other}) = ${toNumber(key)}`,
        },
      ],
      hint: "What do the values of each group add up to?",
      tip: "The mean of two means is right only when the groups are equally large.",
      archetype: "QC11",
    };
  },
  facts: ({ scenario: { members, measure, unit }, means, part, whole }, at) => ({
    kind: "value",
    given: [
      `${at.first ? "n" : "k"} = ${part}`,
      at.second ? `n + k = ${whole}` : `${at.first ? "k" : "n"} = ${whole}`,
      `m = (n*${means[0]} + k*${means[1]})/(n + k)`,
    ],
    ask: "m",
    told: [
      `number of ${members} and mean ${measure}, in ${unit}, for two groups`,
      `mean ${measure}, in ${unit}, of all the ${members} in the two groups`,
    ],
  }),
});

interface Balance {
  readonly scenario: GroupScenario;
  /** How far the mean of all lies from the mean of the first group, and from that of the second. */
  readonly apart: readonly [number, number];
  readonly low: number;
  readonly rises: boolean;
  readonly known: number;
}

/** First twist: the size of the first group is known; second: the other group is asked for, not both. */
function sizeAsked({ apart: [near, far], known }: Balance, { first, second }: Twists) {
  const other = first ? rational(known * near, far) : rational(known * far, near);
  return second ? other : rational(known * (near + far), first ? far : near);
}

/** How many members one or both groups have, from three means and the size of a group. */
const fromBalance = siblingLevel<Balance>({
  space: 150_000,
  steps: 4,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(groupScenarios);
    const apart = [chance.int(1, 12), chance.int(1, 12)] as const;
    const low = chance.int(scenario.from, scenario.to);
    // Groups of nearly one size make the four answers alike in size, as they should be.
    chance.require(apart[0] <= 3 * apart[1] && apart[1] <= 3 * apart[0], "sizes far apart");
    chance.require(fitsGroup(scenario, low + apart[0] + apart[1]), "means too far apart");
    const unit = lcm(...apart);
    const known =
      unit * chance.int(Math.ceil(8 / unit), Math.max(Math.ceil(8 / unit), Math.floor(72 / unit)));
    return { scenario, apart, low, rises: chance.flip(), known };
  },
  answer: sizeAsked,
  word: (balance, at, key) => {
    const { scenario, known } = balance;
    const [m1, m, m2] = meansOf(balance);
    const [given, sought] = at.first ? ([0, 1] as const) : ([1, 0] as const);
    const [mg, ms] = at.first ? [m1, m2] : [m2, m1];
    const other = toNumber(sizeAsked(balance, { ...at, second: true }));
    const mean = (group: 0 | 1) => statisticOfGroup(scenario, "mean", group);
    return {
      question: `There are ${known} ${scenario.members} ${scenario.groups[given]}. ${capitalized(mean(0))} is ${m1} ${scenario.unit}, ${mean(1)} is ${m2} ${scenario.unit}, and the mean ${scenario.measure} of all the ${scenario.members} in both groups is ${m} ${scenario.unit}. How many ${scenario.members} are ${at.second ? scenario.groups[sought] : "in the two groups together"}?`,
      why: `With $${other}$ ${scenario.members} ${scenario.groups[sought]}, the mean of all is $${m}$.`,
      slips: [
        {
          code: "quantities-exchanged",
          deed: `taking the $${known}$ ${scenario.members} as those ${scenario.groups[sought]}`,
        },
        at.second
          ? { code: "another-quantity", deed: "counting both groups together" }
          : { code: "stopped-early", deed: "stopping at the size of the group that is not given" },
      ],
      opening: "Write the sum of all the values in two ways, with a letter for the unknown size.",
      steps: [
        {
          text: `With $n$ ${scenario.members} ${scenario.groups[sought]}, the sum of all is $${known} \\cdot ${mg} + ${ms}n$, and it is also $${m}(${known} + n)$.`,
          claim: `${known}*${mg} + ${ms}*n = ${m}*(${known} + n)`,
        },
        { text: `Solving gives $n = ${other}$.`, claim: `n = ${other}` },
        ...(at.second
          ? []
          : [
              {
                text: `Together the groups have $${known} + ${other} = ${toNumber(key)}$ ${scenario.members}.`,
                claim: `${known} + ${other} = ${toNumber(key)}`,
              },
            ]),
        {
          text: "Another way: the sizes are in the inverse ratio of the distances from the mean of all.",
        },
      ],
      hint: "To which of the two means is the mean of all closer? Which group is larger, then?",
      tip: "A mean of all that is closer to one group's mean says that this group is larger.",
      archetype: "QC11",
    };
  },
  facts: (balance, at) => {
    const { members, groups, measure, unit } = balance.scenario;
    const [m1, m, m2] = meansOf(balance);
    const [mg, ms] = at.first ? [m1, m2] : [m2, m1];
    const [given, sought] = at.first ? groups : [groups[1], groups[0]];
    return {
      kind: "value",
      given: [`${balance.known}*${mg} + ${ms}*n = ${m}*(${balance.known} + n)`],
      ask: at.second ? "n" : `n + ${balance.known}`,
      told: [
        `${balance.known} ${members} ${given}`,
        `mean ${measure} of the ${members} ${groups[0]} is ${m1} ${unit}`,
        `mean ${measure} of the ${members} ${groups[1]} is ${m2} ${unit}`,
        `mean ${measure} of all the ${members} in both groups is ${m} ${unit}`,
        `how many ${members} are ${at.second ? sought : "in the two groups together"}`,
      ],
    };
  },
});

/** The mean of the first group, of all, and of the second group. */
function meansOf({ apart: [near, far], low, rises }: Balance): readonly [number, number, number] {
  return rises ? [low, low + near, low + near + far] : [low + near + far, low + far, low];
}

/** Two groups taken together: the mean of all, or a size from the means. */
export const meanOfTwoGroups = defineLevels({
  id: "mean-of-two-groups",
  version: 2,
  topic: "data-analysis",
  skill: "Q.C",
  archetypes: ["QC11"],
  optionDesign: "orbit",
  Medium: ofAll,
  Hard: fromBalance,
});
