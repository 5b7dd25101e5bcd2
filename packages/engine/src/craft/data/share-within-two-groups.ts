import { type GroupScenario, groupScenarios } from "@sat/content/scenarios/groups";
import { article } from "../../language/noun.ts";
import { type Expression, decimal, fraction, quotient, sum, times } from "../../math/expression.ts";
import { tex } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";
import { workOut } from "../../math/work-out.ts";
import type { Step } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";
import { poolLevel } from "../assembly/pool-level.ts";
import { numeral } from "../options/option.ts";
import { type PoolSlip, slipTo } from "../options/pool.ts";
import { stepThrough } from "../wording/steps.ts";

interface Told {
  readonly scenario: GroupScenario;
  /** The percent of all in the first group, and the percents with the property in both groups. */
  readonly share: number;
  readonly percents: readonly [number, number];
  /** Whether the selected one has the property, and whether the first group is asked for. */
  readonly has: boolean;
  readonly first: boolean;
}

/** How many of ten thousand in a group have the property or lack it. */
function part({ share, percents }: Told, inFirst: boolean, has: boolean): number {
  const [size, percent] = inFirst ? [share, percents[0]] : [100 - share, percents[1]];
  return size * (has ? percent : 100 - percent);
}

function shareWork(told: Told, inFirst: boolean, has: boolean): Expression {
  return quotient(part(told, inFirst, has), sum(part(told, true, has), part(told, false, has)));
}

/** What is said of the selected one and of the others, and what is asked of it. */
function wordsOf({ scenario, has, first }: Told) {
  const { have, lack, has: does, lacks, members } = scenario;
  const [some, others] = has ? [have, lack] : [lack, have];
  const [member, otherMember] = first ? members : ([members[1], members[0]] as const);
  return { does: has ? does : lacks, some, others, member, otherMember };
}

function toldSlips(told: Told, chance: Chance): PoolSlip[] {
  const { scenario, has, first } = told;
  const { all, groups, who } = scenario;
  const { some, others, member, otherMember } = wordsOf(told);
  const group = groups[first ? 0 : 1];
  const ofAll = slipTo(quotient(part(told, first, has), 10_000), {
    code: "wrong-total",
    deed: `finding what share of all the ${all} are ${group} ${who} ${some}`,
  });
  return [
    // Always there, it would tell the other three apart.
    ...(chance.int(1, 3) < 3 ? [ofAll] : []),
    slipTo(shareWork(told, first, !has), {
      code: "wrong-total",
      deed: `selecting from the ${all} ${who} ${others}`,
    }),
    slipTo(shareWork(told, !first, has), {
      code: "another-quantity",
      deed: `finding the probability of ${otherMember} instead of ${member}`,
    }),
    slipTo(shareWork(told, !first, !has), {
      code: "another-quantity",
      deed: `finding the probability of ${otherMember} among the ${all} ${who} ${others}`,
    }),
  ];
}

function solving(told: Told): Step[] {
  const { scenario, share, percents, has, first } = told;
  const { all, groups } = scenario;
  const { some } = wordsOf(told);
  const sizes = [part(told, true, has), part(told, false, has)] as const;
  const [own, other] = first ? sizes : [sizes[1], sizes[0]];
  return [
    ...([0, 1] as const).map((at) => {
      const groupSize = 100 * (at === 0 ? share : 100 - share);
      const rate = decimal(rational(has ? percents[at] : 100 - percents[at], 100));
      return stepThrough(
        `Of the $${tex(groupSize)}$ ${groups[at]}, find how many ${some}.`,
        times(groupSize, rate),
        sizes[at],
      );
    }),
    stepThrough(`Add to find how many of all ${all} ${some}.`, sum(...sizes), own + other),
    stepThrough(
      `Divide the number of ${groups[first ? 0 : 1]} among them by this number.`,
      fraction(own, own + other),
      rational(own, own + other),
    ),
  ];
}

/** From percents within two groups to the share of a group among all with the property, or without it. */
export const shareWithinTwoGroups = poolLevel<Told>({
  space: 300_000,
  steps: 5,
  context: true,
  isEven: true,
  draw: (chance) => {
    const percents = [5 * chance.int(1, 19), 5 * chance.int(1, 19)] as const;
    chance.require(percents[0] !== percents[1], "the property says nothing");
    return {
      scenario: chance.pick(groupScenarios),
      share: 5 * chance.int(3, 17),
      percents,
      has: chance.flip(),
      first: chance.flip(),
    };
  },
  key: (told) => numeral(workOut(shareWork(told, told.first, told.has))),
  slips: toldSlips,
  word: (told) => {
    const { scenario, share, percents, first } = told;
    const { place, all, one, groups, have, who } = scenario;
    const { does, some, member } = wordsOf(told);
    return {
      question: `${place}, ${share}% of the ${all} are ${groups[0]} and the rest are ${groups[1]}. Of the ${groups[0]}, ${percents[0]}% ${have}, compared with ${percents[1]}% of the ${groups[1]}. If ${article(one)} ${one} ${who} ${does} is selected at random, what is the probability that the ${one} is ${member}?`,
      why: `Of all ${all} ${who} ${some}, it is the share of the ${groups[first ? 0 : 1]}.`,
      opening: `Suppose that there are $10{,}000$ ${all} in all, and count in both groups.`,
      steps: solving(told),
      hint: `How many of ten thousand ${all} ${some}, and in which group are they?`,
      tip: "Draw a two-way table for 10,000 in all and fill in its cells from the percents.",
      archetype: "QE12",
    };
  },
  facts: (told) => {
    const { scenario, share, percents, has, first } = told;
    const [p, q] = percents;
    const { all, groups, have, who } = scenario;
    const { does, member } = wordsOf(told);
    const those = (letter: string) => (has ? letter : `(1 - ${letter})`);
    return {
      kind: "value",
      given: [
        `s = ${share}/100`,
        `p = ${p}/100`,
        `q = ${q}/100`,
        `u = s*${those("p")}`,
        `v = (1 - s)*${those("q")}`,
      ],
      ask: first ? "u/(u + v)" : "v/(u + v)",
      told: [
        `${share}% of the ${all} are ${groups[0]}, the rest are ${groups[1]}`,
        `Of the ${groups[0]}, ${p}% ${have}, compared with ${q}% of the ${groups[1]}`,
        `${who} ${does}`,
        `is ${member}`,
      ],
    };
  },
});
