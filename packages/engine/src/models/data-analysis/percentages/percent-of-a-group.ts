import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type GroupScenario, groupScenarios } from "@sat/content/scenarios/groups";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { decimal } from "../../../math/expression.ts";
import { grouped, tex } from "../../../math/print.ts";
import { gcd, multiply, rational, subtract } from "../../../math/rational.ts";
import type { Chance } from "../../../random/chance.ts";

/** A percent from 4 to 96 that is not a half, and the least number of which it is whole. */
function percent(chance: Chance, step: number) {
  const value = step * chance.int(Math.ceil(4 / step), Math.floor(96 / step));
  chance.require(value !== 50, "a half and its rest are alike");
  return { percent: value, unit: 100 / gcd(100, value) };
}

interface Groups {
  readonly scenario: GroupScenario;
  readonly sizes: readonly [number, number];
  readonly percents: readonly [number, number];
}

/** How many of a group have a property, or lack it; the twists are the group and the property. */
const ofOneGroup = siblingLevel<Groups>({
  space: 1_000_000,
  steps: 2,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(groupScenarios);
    const [one, other] = [percent(chance, 5), percent(chance, 5)];
    chance.require(one.percent !== other.percent, "percents alike");
    const size = (unit: number) =>
      unit * chance.int(Math.ceil(40 / unit), Math.floor(scenario.most / unit));
    const sizes = [size(one.unit), size(other.unit)] as const;
    return { scenario, sizes, percents: [one.percent, other.percent] };
  },
  answer: ({ sizes, percents }, { first, second }) => {
    const which = first ? 0 : 1;
    const share = second ? percents[which] : 100 - percents[which];
    return rational(sizes[which] * share, 100);
  },
  word: ({ scenario, sizes, percents }, at, key) => {
    const { place, groups, have, lack, who } = scenario;
    const which = at.first ? 0 : 1;
    const [size, given] = [sizes[which], percents[which]];
    const share = rational(given, 100);
    return {
      question: `${place}, there are ${grouped(sizes[0])} ${groups[0]} and ${grouped(sizes[1])} ${groups[1]}. Of the ${groups[0]}, ${percents[0]}% ${have}, and of the ${groups[1]}, ${percents[1]}% ${have}. How many of the ${groups[which]} ${at.second ? have : lack}?`,
      why: `The ${grouped(size)} ${groups[which]} are the group in question, so the percent is taken of them alone.`,
      slips: [
        { code: "quantities-exchanged", deed: `using the numbers of the ${groups[1 - which]}` },
        {
          code: "rest-for-part",
          deed: `counting those ${who} ${at.second ? lack : have}`,
        },
      ],
      opening: "A percent of a number is that many hundredths of it.",
      steps: [
        {
          text: at.second
            ? `The percent asked for is ${given}%, which is $${tex(decimal(share))}$.`
            : `Since ${given}% ${have}, the others are $100\\% - ${given}\\% = ${100 - given}\\%$.`,
        },
        {
          text: `That is $${tex(decimal(at.second ? share : subtract(1, share)))} \\cdot ${tex(size)} = ${tex(key)}$ ${groups[which]}.`,
          claim: `x = ${size}*${at.second ? given : 100 - given}/100`,
        },
        ...(at.second
          ? []
          : [
              {
                text: `Another way: $${tex(multiply(share, size))}$ ${have}, and $${tex(size)} - ${tex(multiply(share, size))} = ${tex(key)}$.`,
              },
            ]),
      ],
      hint: "Which group is asked about? Is the given percent theirs, or that of the others?",
      tip: "Underline the group in the question, and whether it is about those with the property or without it.",
      archetype: at.second ? "QB01" : "QB17",
    };
  },
  facts: ({ scenario, sizes, percents }, { first, second }) => {
    const { groups, have, lack } = scenario;
    const given = ([0, 1] as const).map((which) => {
      const letter = (which === 0) === first ? "x" : "y";
      const having = `${sizes[which]}*${percents[which]}/100`;
      return second ? `${letter} = ${having}` : `${letter} + ${having} = ${sizes[which]}`;
    });
    return {
      kind: "value",
      given,
      ask: "x",
      told: [
        `${grouped(sizes[0])} ${groups[0]} and ${grouped(sizes[1])} ${groups[1]}`,
        `of the ${groups[0]}, ${percents[0]}% ${have}`,
        `of the ${groups[1]}, ${percents[1]}% ${have}`,
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
    const [one, other] = [percent(chance, 5), percent(chance, 5)];
    const unit =
      10_000 /
      gcd(10_000, gcd(one.percent * other.percent, gcd(100 * one.percent, 100 * other.percent)));
    const least = Math.ceil(100 / unit);
    const total = unit * chance.int(least, Math.max(least, Math.floor((2 * scenario.most) / unit)));
    return { scenario, total, percents: [one.percent, other.percent] };
  },
  answer: ({ total, percents: [p, q] }, { first, second }) =>
    rational(total * (first ? p : 100 - p) * (second ? q : 100 - q), 10_000),
  word: ({ scenario, total, percents: [p, q] }, at, key) => {
    const { place, all, groups, have, lack, who } = scenario;
    const are = at.first ? `are ${groups[0]}` : `are not ${groups[0]}`;
    const [one, other] = [at.first ? p : 100 - p, at.second ? q : 100 - q];
    const part = rational(total * one, 100);
    return {
      question: `${place}, there are ${grouped(total)} ${all}, ${p}% of ${who === "who" ? "whom" : "which"} are ${groups[0]}. Of the ${all} ${who} ${are}, ${q}% ${have}. How many ${all} ${are} and ${at.second ? have : lack}?`,
      why: `The second percent is taken of the $${tex(part)}$ ${all} ${who} ${are}, not of all $${tex(total)}$.`,
      slips: [
        {
          code: "wrong-total",
          deed: `taking the second percent of those ${who} ${at.first ? "are not" : "are"} ${groups[0]}`,
        },
        {
          code: "rest-for-part",
          deed: `counting those ${who} ${at.second ? lack : have}`,
        },
      ],
      opening: "The second percent is a percent of a part, so find that part first.",
      steps: [
        {
          text: `The ${all} ${who} ${are} make up ${at.first ? `${one}%` : `$100\\% - ${p}\\% = ${one}\\%$`}, which is $${tex(decimal(rational(one, 100)))} \\cdot ${tex(total)} = ${tex(part)}$.`,
          claim: `y = ${part.num}/${part.den}`,
        },
        {
          text: at.second
            ? `Of these, ${other}% ${have}.`
            : `Of these, ${q}% ${have}, so the others are $100\\% - ${q}\\% = ${other}\\%$.`,
        },
        {
          text: `That is $${tex(decimal(rational(other, 100)))} \\cdot ${tex(part)} = ${tex(key)}$.`,
          claim: `x = ${other}/100*y`,
        },
      ],
      hint: "How many are in the part that the second percent refers to?",
      tip: "Write after each percent what it is a percent of.",
      archetype: at.first && at.second ? "QB09" : "QB18",
    };
  },
  facts: ({ scenario, total, percents: [p, q] }, { first, second }) => {
    const { all, groups, have, lack } = scenario;
    const are = `are ${first ? "" : "not "}${groups[0]}`;
    return {
      kind: "value",
      given: [
        first ? `y = ${total}*${p}/100` : `y + ${total}*${p}/100 = ${total}`,
        second ? `x = y*${q}/100` : `x + y*${q}/100 = y`,
      ],
      ask: "x",
      told: [
        `${grouped(total)} ${all}, ${p}% are ${groups[0]}`,
        `of the ${all} ${are}, ${q}% ${have}`,
        `how many ${all} ${are} and ${second ? have : lack}`,
      ],
    };
  },
});

interface Unequal {
  readonly scenario: GroupScenario;
  /** One group is so many times as large as the other. */
  readonly times: number;
  readonly percents: readonly [number, number];
}

const TIMES: Readonly<Record<number, string>> = {
  2: "twice",
  3: "three times",
  4: "four times",
  5: "five times",
};

/** The percent of two groups together; the twists are which is larger, and the property. */
const ofBothGroups = siblingLevel<Unequal>({
  space: 500_000,
  steps: 4,
  context: true,
  numbers: (chance) => {
    const times = chance.pick([2, 3, 4, 5]);
    const mean = chance.int(12, 88);
    const [up, down] = [chance.int(1, 12), chance.sign()];
    // Both weighted means are whole when the percents differ by a multiple of the number of parts.
    const one = mean + down * up * (times + 1);
    chance.require(one >= 5 && one <= 95, "no percent");
    return { scenario: chance.pick(groupScenarios), times, percents: [one, mean] };
  },
  answer: ({ times, percents: [p, q] }, { first, second }) => {
    const share = rational(first ? times * p + q : p + times * q, times + 1);
    return second ? share : subtract(100, share);
  },
  show: (answer) => ({
    text: `${tex(answer)}%`,
    order: typeof answer === "number" ? answer : answer.num,
  }),
  word: ({ scenario, times, percents: [p, q] }, at, key) => {
    const { place, groups, have, lack } = scenario;
    const [large, small] = at.first ? groups : [groups[1], groups[0]];
    const [more, less] = at.first ? [p, q] : [q, p];
    const sum = times * more + less;
    const parts = times + 1;
    return {
      question: `${place}, there are ${TIMES[times]} as many ${large} as ${small}. Of the ${groups[0]}, ${p}% ${have}, and of the ${groups[1]}, ${q}% ${have}. What percent of all the ${groups[0]} and ${groups[1]} ${at.second ? have : lack}?`,
      why: `The percent of the ${large} counts ${TIMES[times]} as much as that of the ${small}.`,
      slips: [
        {
          code: "ratio-upside-down",
          deed: `taking ${TIMES[times]} as many ${small} as ${large}`,
        },
        {
          code: "rest-for-part",
          deed: `finding the percent that ${at.second ? lack : have}`,
        },
      ],
      opening: "Suppose convenient sizes of the groups, and count in both of them.",
      steps: [
        { text: `Suppose that there are $100$ ${small} and $${times * 100}$ ${large}.` },
        {
          text: `Of these, $${less} + ${times} \\cdot ${more} = ${sum}$ ${have}.`,
          claim: `${less} + ${times}*${more} = ${sum}`,
        },
        {
          text: `That is $\\frac{${sum}}{${parts * 100}} = ${sum / parts}\\%$ of all.`,
          claim: `${sum}/${parts * 100} = ${sum / parts}/100`,
        },
        ...(at.second
          ? []
          : [{ text: `The others are $100\\% - ${sum / parts}\\% = ${tex(key)}\\%$.` }]),
      ],
      hint: "The groups are not of one size. Which of the two percents counts more?",
      tip: "When no sizes are given, choose easy ones that keep the given ratio.",
      archetype: "QB14",
    };
  },
  facts: ({ scenario: { groups, have, lack }, times, percents: [p, q] }, { first, second }) => ({
    kind: "value",
    given: [
      first ? `m = ${times}*n` : `n = ${times}*m`,
      `k = m*${p}/100 + n*${q}/100`,
      second ? `x*(m + n) = 100*k` : `x*(m + n) = 100*(m + n - k)`,
    ],
    where: ["m > 0"],
    constants: [first ? "n" : "m"],
    ask: "x",
    told: [
      `${TIMES[times] ?? ""} as many ${groups[first ? 0 : 1]} as ${groups[first ? 1 : 0]}`,
      `of the ${groups[0]}, ${p}% ${have}`,
      `of the ${groups[1]}, ${q}% ${have}`,
      `what percent of all the ${groups[0]} and ${groups[1]} ${second ? have : lack}`,
    ],
  }),
});

/** How many of a group, or what percent of two groups, have a property or lack it. */
export const percentOfAGroup = defineLevels({
  id: "percent-of-a-group",
  version: 3,
  topic: "data-analysis",
  skill: "Q.B",
  archetypes: ["QB01", "QB09", "QB14", "QB17", "QB18"],
  optionDesign: "orbit",
  Easy: ofOneGroup,
  Medium: ofPartOfGroup,
  Hard: ofBothGroups,
});
