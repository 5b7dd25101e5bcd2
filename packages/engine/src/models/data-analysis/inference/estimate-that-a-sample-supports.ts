import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct } from "../../../craft/options/option.ts";
import { type NestedScenario, nestedScenarios } from "@sat/content/scenarios/nested-groups";
import { settingOf } from "../../../craft/wording/setting.ts";
import { type Twists, siblingAnswers, twists } from "../../../craft/options/siblings.ts";
import { statementClaims, statementOptions } from "../../../craft/options/statements.ts";
import { capitalized } from "../../../language/noun.ts";
import { grouped } from "../../../math/print.ts";

interface Sampled {
  readonly scenario: NestedScenario;
  /** Members of the smaller place and of the larger one. */
  readonly sizes: readonly [number, number];
  readonly sampled: number;
  readonly found: number;
  /** First twist: the sample is from the larger place; second: the number found is a percent. */
  readonly at: Twists;
}

function estimate({ sizes, sampled, found }: Sampled, { first, second }: Twists): number {
  return (sizes[first ? 1 : 0] * found) / (second ? 100 : sampled);
}

function supported(item: Sampled, at: Twists): string {
  const { members, inner, outer, does } = item.scenario;
  const place = at.first ? outer : inner;
  return `About ${grouped(estimate(item, at))} of the ${grouped(item.sizes[at.first ? 1 : 0])} ${members} ${place} ${does}.`;
}

/** Which estimate a random sample supports: for whom, and how many. */
const forWhom = level<Sampled>({
  space: 120_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(nestedScenarios);
    const [inner, outer] = scenario.hundreds.map((hundreds) => 2 * hundreds + chance.int(-5, 5));
    const sampled = chance.pick([50, 80, 120, 125, 150, 160, 200, 250]);
    const found = chance.int(8, 46);
    const sizes = [(inner ?? 1) * 50, (outer ?? 1) * 50] as const;
    const item = { scenario, sizes, sampled, found, at: twists(chance) };
    const all = siblingAnswers((each) => estimate(item, each));
    chance.require(all.every(Number.isInteger) && areDistinct(all), "no whole estimates");
    chance.require(Number.isInteger((sampled * found) / 100), "no whole percent of the sample");
    return item;
  },
  build: (item) => {
    const { scenario, sizes, sampled, found, at } = item;
    const { setting, members, who, inner, outer, does } = scenario;
    const place = at.first ? outer : inner;
    const size = sizes[at.first ? 1 : 0];
    const share = at.second ? `${found}%` : `${found}`;
    const part = at.second ? `${found}/100` : `${found}/${sampled}`;
    const key = estimate(item, at);
    return {
      question: `${setting} The table shows how many ${members} there are. In a random sample of ${sampled} ${members} ${place}, ${share} of those in the sample ${does}. Which estimate does the sample support?`,
      figure: dataTable(
        `Table of numbers of ${members}`,
        ["Group", "Number"],
        [inner, outer].map((where, group) => [
          `${capitalized(members)} ${where}`,
          grouped(sizes[group] ?? 0),
        ]),
      ),
      options: statementOptions({
        at,
        text: (each) => supported(item, each),
        why: `The sample is from the ${members} ${place}, and its share is applied to all of them.`,
        slips: [
          {
            code: "beyond-the-sample",
            deed: `applying the share to the ${members} ${at.first ? inner : outer} although the sample was not taken from them`,
          },
          {
            code: "percent-misread",
            deed: at.second
              ? `taking $${found}$ as a number out of $${sampled}$, not as a percent`
              : `taking $${found}$ as a percent, not as a number out of $${sampled}$`,
          },
        ],
      }),
      opening:
        "A share found in a random sample may be applied to the group it was taken from, and to no other.",
      steps: [
        { text: `The sample was taken from the ${grouped(size)} ${members} ${place}.` },
        {
          text: `Its share of those ${who} ${does} is ${at.second ? `${found}%` : `$${found}$ out of $${sampled}$`}, and this part of ${grouped(size)} is ${grouped(key)}.`,
          claim: `${size}*${part} = ${key}`,
        },
      ],
      hint: "From which group was the sample taken, and is the number given a count or a percent?",
      tip: "Before you scale a sample up, name the group that it stands for.",
      archetype: "QF10",
    };
  },
  facts: (item) => {
    const { scenario, sizes, sampled, found, at } = item;
    const { members, inner, outer, does } = scenario;
    return {
      kind: "statement",
      given: [
        `group = ${at.first ? 2 : 1}`,
        `n = ${sizes[at.first ? 1 : 0]}`,
        `p = ${at.second ? `${found}/100` : `${found}/${sampled}`}`,
      ],
      claims: statementClaims(
        (each) => supported(item, each),
        (each) => [`group = ${each.first ? 2 : 1}`, `n*p = ${estimate(item, each)}`],
      ),
      told: [
        `random sample of ${sampled} ${members} ${at.first ? outer : inner}`,
        `${found}${at.second ? "%" : ""} of those in the sample ${does}`,
        "estimate does the sample support",
      ],
      setting: at.second ? settingOf("The share is told as a percent.", sampled) : {},
    };
  },
});

/** The estimate that a random sample from one of two groups supports. */
export const estimateThatASampleSupports = defineLevels({
  id: "estimate-that-a-sample-supports",
  version: 1,
  topic: "data-analysis",
  skill: "Q.F",
  archetypes: ["QF10"],
  optionDesign: "orbit",
  Hard: forWhom,
});
