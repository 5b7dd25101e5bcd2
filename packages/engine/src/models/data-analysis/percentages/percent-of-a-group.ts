import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type GroupScenario, groupScenarios } from "@sat/content/scenarios/groups";
import { ofBothGroups } from "./percent-of-both-groups.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { hundredths, percentIn } from "../../../craft/percents/share.ts";
import { times } from "../../../math/expression.ts";
import { inProse } from "../../../craft/wording/story.ts";
import { grouped, inline, tex } from "../../../math/print.ts";
import { type Rational, gcd, rational, subtract } from "../../../math/rational.ts";
import type { Chance } from "../../../random/chance.ts";

/** The steps of percents in tenths: 2.5%, 4% and 5%. */
const STEPS = [25, 40, 50] as const;

/** A percent of such a group that is not a half, in tenths, and the least number of which it is whole. */
function percent(chance: Chance, { percents: [least, most] }: GroupScenario, step: number) {
  const tenths = step * chance.int(Math.ceil((10 * least) / step), Math.floor((10 * most) / step));
  chance.require(tenths !== 500, "a half and its rest are alike");
  return { percent: rational(tenths, 10), unit: 1000 / gcd(1000, tenths) };
}

/** A number of members that is a multiple of the unit. */
function sizeOf(chance: Chance, { least, most }: GroupScenario, unit: number): number {
  return unit * chance.int(Math.ceil(least / unit), Math.floor(most / unit));
}

interface Groups {
  readonly scenario: GroupScenario;
  readonly sizes: readonly [number, number];
  readonly percents: readonly [Rational, Rational];
}

/** How many of a group have a property, or lack it; the twists are the group and the property. */
const ofOneGroup = siblingLevel<Groups>({
  space: 1_000_000,
  steps: 2,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(groupScenarios);
    const one = percent(chance, scenario, chance.pick(STEPS));
    const other = percent(chance, scenario, chance.pick(STEPS));
    const both = subtract(one.percent, other.percent);
    chance.require(both.num !== 0, "percents alike");
    const sizes = [
      sizeOf(chance, scenario, one.unit),
      sizeOf(chance, scenario, other.unit),
    ] as const;
    chance.require(!sizes.includes(100), "a count that is its percent");
    return { scenario, sizes, percents: [one.percent, other.percent] };
  },
  work: ({ sizes, percents }, { first, second }) => {
    const which = first ? 0 : 1;
    const given = percents[which];
    return times(hundredths(second ? given : subtract(100, given)), sizes[which]);
  },
  word: ({ scenario, sizes, percents }, at, key) => {
    const { place, groups, have, lack, who } = scenario;
    const which = at.first ? 0 : 1;
    const [size, given] = [sizes[which], percents[which]];
    const asked = at.second ? given : subtract(100, given);
    const decimals = `$${tex(hundredths(asked))} \\cdot ${tex(size)} = ${tex(key)}$`;
    return {
      question: `${place}, there are ${grouped(sizes[0])} ${groups[0]} and ${grouped(sizes[1])} ${groups[1]}. If ${percentIn(percents[0])} of the ${groups[0]} and ${percentIn(percents[1])} of the ${groups[1]} ${have}, how many of the ${groups[which]} ${at.second ? have : lack}?`,
      why: `It is ${percentIn(asked)} of the ${grouped(size)} ${groups[which]}.`,
      slips: [
        { code: "quantities-exchanged", deed: `using the numbers of the ${groups[1 - which]}` },
        {
          code: "rest-for-part",
          deed: `counting the ${groups[which]} ${who} ${at.second ? lack : have}`,
        },
      ],
      corner: {
        code: "another-quantity",
        deed: `counting the ${groups[1 - which]} ${who} ${at.second ? lack : have}`,
      },
      opening: `The percent is taken of the ${groups[which]} alone.`,
      steps: [
        ...(at.second
          ? []
          : [
              {
                text: `Of the ${groups[which]}, ${percentIn(given)} ${have}. Subtract from 100% to find the percent that ${lack}.\n\n$100\\% - ${inProse(given)}\\% = ${inProse(asked)}\\%$`,
              },
            ]),
        {
          text: `Write ${percentIn(asked)} as a decimal.\n\n$\\frac{${inProse(asked)}}{100} = ${tex(hundredths(asked))}$`,
        },
        {
          text: `Multiply by the ${grouped(size)} ${groups[which]} to find how many ${at.second ? have : lack}.\n\n${decimals}`,
          claim: `x = ${size}*${inProse(asked)}/100`,
        },
      ],
      hint: at.second
        ? `Which of the two percents belongs to the ${groups[which]}?`
        : `The question asks for the ${groups[which]} ${who} ${lack}. What percent of them is that?`,
      tip: at.second
        ? "Name the group that each percent is taken of before you multiply."
        : "Those with a property and those without it make up 100% of their group.",
      archetype: at.second ? "QB01" : "QB17",
    };
  },
  facts: ({ scenario, sizes, percents }, { first, second }) => {
    const { groups, have, lack } = scenario;
    const given = ([0, 1] as const).map((which) => {
      const letter = (which === 0) === first ? "x" : "y";
      const having = `${sizes[which]}*${inProse(percents[which])}/100`;
      return second ? `${letter} = ${having}` : `${letter} + ${having} = ${sizes[which]}`;
    });
    return {
      kind: "value",
      given,
      ask: "x",
      told: [
        `${grouped(sizes[0])} ${groups[0]} and ${grouped(sizes[1])} ${groups[1]}`,
        `${percentIn(percents[0])} of the ${groups[0]}`,
        `${percentIn(percents[1])} of the ${groups[1]} ${have}`,
        `how many of the ${groups[first ? 0 : 1]} ${second ? have : lack}`,
      ],
    };
  },
});

interface Nested {
  readonly scenario: GroupScenario;
  readonly total: number;
  readonly percents: readonly [number, number];
}

/** A percent of a percent; the twists are of whom the second percent is told, and of whom it is asked. */
const ofPartOfGroup = siblingLevel<Nested>({
  space: 300_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(groupScenarios);
    const [one, other] = [
      chance.pick([4, 5]) * chance.int(4, 16),
      percent(chance, scenario, chance.pick([40, 50])).percent.num,
    ];
    const unit = 10_000 / gcd(10_000, gcd(one * other, gcd(100 * one, 100 * other)));
    chance.require(one !== 50 && one + other !== 100, "one percent is the rest of the other");
    const total = sizeOf(chance, { ...scenario, most: 2 * scenario.most }, unit);
    return { scenario, total, percents: [one, other] };
  },
  work: ({ total, percents: [p, q] }, { first, second }) =>
    times(hundredths(second ? q : 100 - q), hundredths(first ? p : 100 - p), total),
  word: ({ scenario, total, percents: [p, q] }, at, key) => {
    const { place, all, groups, have, lack, who } = scenario;
    const are = at.first ? `are ${groups[0]}` : `are not ${groups[0]}`;
    const [one, other] = [at.first ? p : 100 - p, at.second ? q : 100 - q];
    const part = rational(total * one, 100);
    const not = `${all} ${who} are not ${groups[0]}`;
    const [those, others] = at.first ? [groups[0], not] : [not, groups[0]];
    return {
      question: `${place}, ${p}% of the ${grouped(total)} ${all} are ${groups[0]}, and ${q}% of the ${those} ${have}. How many of the ${those} ${at.second ? have : lack}?`,
      why: `The second percent is taken of the $${tex(part)}$ ${those}, not of all $${tex(total)}$.`,
      slips: [
        {
          code: "wrong-total",
          deed: `taking the second percent of the ${others}`,
        },
        {
          code: "rest-for-part",
          deed: `counting the ${those} ${at.first ? who : "and"} ${at.second ? lack : have}`,
        },
      ],
      corner: {
        code: "another-quantity",
        deed: `counting the ${others} ${at.first ? "and" : who} ${at.second ? lack : have}, with the same percents,`,
      },
      opening: "The second percent is a percent of a part, so find that part first.",
      steps: [
        ...(at.first
          ? []
          : [
              {
                text: `Subtract from 100% to find the percent that ${are}.\n\n$100\\% - ${p}\\% = ${one}\\%$`,
              },
            ]),
        {
          text: `Find how many ${all} ${are}.\n\n$${tex(hundredths(one))} \\cdot ${tex(total)} = ${tex(part)}$`,
          claim: `y = ${part.num}/${part.den}`,
        },
        ...(at.second
          ? []
          : [
              {
                text: `Of these, ${q}% ${have}. Subtract from 100% to find the percent that ${lack}.\n\n$100\\% - ${q}\\% = ${other}\\%$`,
              },
            ]),
        {
          text: `Take ${other}% of the ${inline(part)} to find how many ${at.second ? have : lack}.\n\n$${tex(hundredths(other))} \\cdot ${tex(part)} = ${tex(key)}$`,
          claim: `x = ${other}/100*y`,
        },
      ],
      hint: `How many ${all} ${are}? The second percent is taken of them alone.`,
      tip: "Write after each percent what it is a percent of.",
      archetype: at.first && at.second ? "QB09" : "QB18",
    };
  },
  facts: ({ scenario, total, percents: [p, q] }, { first, second }) => {
    const { all, groups, have, lack, who } = scenario;
    const those = first ? groups[0] : `${all} ${who} are not ${groups[0]}`;
    return {
      kind: "value",
      given: [
        first ? `y = ${total}*${p}/100` : `y + ${total}*${p}/100 = ${total}`,
        second ? `x = y*${q}/100` : `x + y*${q}/100 = y`,
      ],
      ask: "x",
      told: [
        `${p}% of the ${grouped(total)} ${all} are ${groups[0]}`,
        `${q}% of the ${those} ${have}`,
        `how many of the ${those} ${second ? have : lack}`,
      ],
    };
  },
});

/** How many of a group, or what percent of two groups, have a property or lack it. */
export const percentOfAGroup = defineLevels({
  id: "percent-of-a-group",
  version: 6,
  topic: "data-analysis",
  skill: "Q.B",
  archetypes: ["QB01", "QB09", "QB14", "QB17", "QB18"],
  optionDesign: "orbit",
  Easy: ofOneGroup,
  Medium: ofPartOfGroup,
  Hard: ofBothGroups,
});
