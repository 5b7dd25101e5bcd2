import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, right, wrong } from "../../../craft/options/option.ts";
import { type NestedScenario, nestedScenarios } from "@sat/content/scenarios/nested-groups";
import { settingOf } from "../../../craft/wording/setting.ts";
import { type Twists, siblingAnswers, twists } from "../../../craft/options/siblings.ts";
import { statementClaims } from "../../../craft/options/statements.ts";
import { capitalized } from "../../../language/noun.ts";
import { equation, quotient, times } from "../../../math/expression.ts";
import { grouped, inline } from "../../../math/print.ts";
import type { DraftOption } from "../../../model.ts";

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

/** The calculation behind an estimate. */
function work({ sizes, sampled, found }: Sampled, { first, second }: Twists) {
  return times(quotient(found, second ? 100 : sampled), sizes[first ? 1 : 0]);
}

/** Which group the sample represents, and why it does not represent the other. */
function represented({ scenario, sizes, at }: Sampled): string {
  const { members, inner, outer } = scenario;
  return at.first
    ? `The sample was taken from the ${grouped(sizes[1])} ${members} ${outer}. The ${members} ${inner} are only a part of these and may differ from the others, so the sample supports no estimate for that part alone.`
    : `The sample was taken from the ${grouped(sizes[0])} ${members} ${inner}. The other ${members} ${outer} could not be selected and may differ from these, so the sample supports no estimate for all ${grouped(sizes[1])}.`;
}

function estimated(item: Sampled, each: Twists): DraftOption {
  const { scenario, sizes, sampled, found, at } = item;
  const { members, inner, outer } = scenario;
  const face = { text: supported(item, each) };
  const group = `the ${grouped(sizes[each.first ? 1 : 0])} ${members} ${each.first ? outer : inner}`;
  const isOfGroup = each.first === at.first;
  if (isOfGroup && each.second === at.second) {
    return right(
      face,
      `It applies the share of the sample to the group it was taken from, ${group}.`,
    );
  }
  const result = inline(equation(work(item, each), estimate(item, each)));
  const misread = at.second
    ? `reading ${found}% as $${found}$ out of $${sampled}$`
    : `reading $${found}$ out of $${sampled}$ as ${found}%`;
  if (isOfGroup) return wrong(face, "percent-misread", `${capitalized(misread)} gives ${result}.`);
  const applied = `applying ${each.second === at.second ? "the share" : "it"} to ${group}, although the sample was not taken from them,`;
  const deed = each.second === at.second ? applied : `${misread} and ${applied}`;
  return wrong(face, "beyond-the-sample", `${capitalized(deed)} gives ${result}.`);
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
    const { setting, members, inner, outer, does } = scenario;
    const place = at.first ? outer : inner;
    const size = sizes[at.first ? 1 : 0];
    const share = at.second ? `${found}%` : `${found}`;
    const part = at.second ? `${found}/100` : `${found}/${sampled}`;
    const key = estimate(item, at);
    return {
      question: `${capitalized(setting)}. The table shows the numbers of ${members} ${inner} and ${outer}. In a random sample of ${sampled} of the ${members} ${place}, ${share} ${does}. Based on this sample, which estimate is supported?`,
      figure: dataTable(
        `Table of numbers of ${members}`,
        ["Group", "Number"],
        [inner, outer].map((where, group) => [
          `${capitalized(members)} ${where}`,
          grouped(sizes[group] ?? 0),
        ]),
      ),
      options: siblingAnswers((each) => estimated(item, each)),
      opening: "A random sample represents only the group that it was taken from.",
      steps: [
        { text: represented(item) },
        {
          text: `In the sample, ${at.second ? `${found}%` : `$${found}$ out of $${sampled}$`} ${does}. Apply this share to all ${grouped(size)} ${members}.\n\n${inline(equation(work(item, at), key))}`,
          claim: `${size}*${part} = ${key}`,
        },
        { text: `The sample supports this estimate: “${supported(item, at)}”` },
      ],
      hint: `How many ${members} are in the group that the sample was taken from?`,
      tip: "Before you scale up a sample, name the group that it represents.",
      archetype: "QF10",
    };
  },
  facts: (item) => {
    const { scenario, sizes, sampled, found, at } = item;
    const { setting, members, inner, outer, does } = scenario;
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
        setting,
        `numbers of ${members} ${inner} and ${outer}`,
        `random sample of ${sampled} of the ${members} ${at.first ? outer : inner}`,
        `${found}${at.second ? "%" : ""} ${does}`,
        "which estimate is supported",
      ],
      setting: at.second ? settingOf("The share is told as a percent.", sampled) : {},
    };
  },
});

/** The estimate that a random sample from one of two groups supports. */
export const estimateThatASampleSupports = defineLevels({
  id: "estimate-that-a-sample-supports",
  version: 3,
  topic: "data-analysis",
  skill: "Q.F",
  archetypes: ["QF10"],
  optionDesign: "orbit",
  Hard: forWhom,
});
