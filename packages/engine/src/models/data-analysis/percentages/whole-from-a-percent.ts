import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type GroupScenario, groupScenarios } from "@sat/content/scenarios/groups";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { decimal } from "../../../math/expression.ts";
import { grouped, tex } from "../../../math/print.ts";
import { gcd, rational } from "../../../math/rational.ts";

interface Part {
  readonly scenario: GroupScenario;
  /** Which of the two groups is told of. */
  readonly group: 0 | 1;
  readonly percent: number;
  readonly n: number;
}

/** The twists: n counts those with the property; all are asked, not the others. */
const fromPart = siblingLevel<Part>({
  space: 100_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(groupScenarios);
    const percent = chance.flip() ? 5 * chance.int(4, 16) : 2 * chance.int(10, 40);
    chance.require(percent !== 50, "a half and its rest are alike");
    const divisor = gcd(percent, 100);
    const unit = (percent / divisor) * ((100 - percent) / divisor);
    chance.require(unit <= scenario.most / 3, "no whole numbers");
    return {
      scenario,
      group: chance.pick([0, 1] as const),
      percent,
      n: unit * chance.int(1, Math.floor((1.5 * scenario.most) / unit)),
    };
  },
  answer: ({ percent, n }, { first, second }) => {
    const [known, rest] = first ? [percent, 100 - percent] : [100 - percent, percent];
    return rational(n * (second ? 100 : rest), known);
  },
  word: ({ scenario, group, percent, n }, at, key) => {
    const { place, groups, have, lack } = scenario;
    const name = groups[group];
    const [does, doesNot] = at.first ? [have, lack] : [lack, have];
    const known = at.first ? percent : 100 - percent;
    const ask = at.second
      ? `how many ${name} are there in all`
      : `how many of the ${name} ${doesNot}`;
    return {
      question: `${place}, ${percent}% of the ${name} ${have}. If ${grouped(n)} of the ${name} ${does}, ${ask}?`,
      why: `The ${grouped(n)} ${name} that are counted are ${known}% of all ${name}.`,
      slips: [
        {
          code: "rest-for-part",
          deed: at.first
            ? `taking $${tex(n)}$ for the other ${100 - percent}%`
            : `taking $${tex(n)}$ for the given ${percent}%`,
        },
        {
          code: at.second ? "another-quantity" : "stopped-early",
          deed: at.second
            ? `finding only those ${scenario.who} ${doesNot}`
            : `stopping at the number of all ${name}`,
        },
      ],
      opening: "The known count is a percent of an unknown whole, so divide by that percent.",
      steps: [
        {
          text: `The ${grouped(n)} ${name} ${scenario.who} ${does} are ${at.first ? `${known}%` : `$100\\% - ${percent}\\% = ${known}\\%$`} of the whole $w$.`,
          claim: `${n} = ${known}/100*w`,
        },
        {
          text: `So $w = ${tex(n)} \\div ${tex(decimal(rational(known, 100)))} = ${tex(rational(n * 100, known))}$.`,
          claim: `w = ${n * 100}/${known}`,
        },
        ...(at.second
          ? []
          : [
              {
                text: `The others are $${tex(rational(n * 100, known))} - ${tex(n)} = ${tex(key)}$.`,
                claim: `w - ${n} = ${n * (100 - known)}/${known}`,
              },
            ]),
      ],
      hint: "What percent of the whole is the count that is given?",
      tip: "Check by going back: take the percent of your whole and see whether the given count comes out.",
      archetype: "QB03",
    };
  },
  facts: ({ scenario, group, percent, n }, { first, second }) => {
    const { groups, have, lack } = scenario;
    const name = groups[group];
    return {
      kind: "value",
      given: [first ? `w*${percent}/100 = ${n}` : `w - w*${percent}/100 = ${n}`],
      ask: second ? "w" : `w - ${n}`,
      told: [
        `${percent}% of the ${name} ${have}`,
        `if ${grouped(n)} of the ${name} ${first ? have : lack}`,
        second ? `how many ${name} in all` : `how many of the ${name} ${first ? lack : have}`,
      ],
    };
  },
});

/** How large a group is, or the rest of it, from a count and its percent. */
export const wholeFromAPercent = defineLevels({
  id: "whole-from-a-percent",
  version: 2,
  topic: "data-analysis",
  skill: "Q.B",
  archetypes: ["QB03"],
  optionDesign: "orbit",
  Medium: fromPart,
});
