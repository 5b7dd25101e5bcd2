import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import {
  type LimitScenario,
  dollars,
  reaching,
  spending,
} from "../../../craft/scenarios/limits.ts";
import { type SavingsScenario, savings } from "@sat/content/scenarios/savings";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { decimal, polynomial, relation } from "../../../math/expression.ts";
import { inline, tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

interface Bounded {
  /** Place of the scenario in the list of those with an upper bound, or a lower one. */
  readonly scenario: number;
  readonly each: number;
  readonly once: number;
  readonly limit: number;
  /** The twists are whether the bound is an upper one and whether the single amount is added. */
  readonly at: Twists;
}

function scenarioOf({ scenario, at }: Bounded): LimitScenario {
  return (at.first ? spending : reaching)[scenario] as LimitScenario; // drawn from the length of both lists
}

function bounded({ each, once, limit }: Bounded, { first, second }: Twists) {
  return relation(polynomial([second ? once : -once, each], "n"), first ? "<=" : ">=", limit);
}

/** The inequality for a total with a bound. */
const withBound = level<Bounded>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.int(0, Math.min(spending.length, reaching.length) - 1);
    const [one, other] = [spending[scenario], reaching[scenario]] as [LimitScenario, LimitScenario]; // in both lists
    const each = chance.int(Math.max(one.from, other.from), Math.min(one.to, other.to));
    const [once, limit] = [5 * chance.int(2, 24), 10 * chance.int(15, 90)];
    return { scenario, each, once, limit, at: twists(chance) };
  },
  build: (story) => {
    const { each, once, limit, at } = story;
    const scenario = scenarioOf(story);
    const [atMost, isAdded] = [at.first, at.second];
    const total = polynomial([isAdded ? once : -once, each], "n");
    const second = isAdded ? scenario.plus(dollars(once)) : scenario.minus(dollars(once));
    return {
      question: `${scenario.limit(dollars(limit))} ${scenario.each(dollars(each))}. ${second} Which inequality represents this situation, where $n$ is ${scenario.count}?`,
      options: siblingOptions({
        at,
        answer: (sibling) => bounded(story, sibling),
        show: formula,
        why: "Its left side is the total, and its sign is that of the bound.",
        slips: [
          {
            code: "comparison-turned-around",
            deed: atMost
              ? `reading "at most" as a lower bound`
              : `reading "at least" as an upper bound`,
          },
          {
            code: "opposite-operation",
            deed: isAdded
              ? `subtracting ${dollars(once)} instead of adding it`
              : `adding ${dollars(once)} instead of subtracting it`,
          },
        ],
        corner: {
          code: "meaning-misread",
          deed: atMost
            ? `treating the ${dollars(each)} for each as money brought in instead of money spent`
            : `treating the ${dollars(each)} for each as money spent instead of money brought in`,
        },
      }),
      opening: "Write the total in terms of $n$ first, then compare it with the bound.",
      steps: [
        {
          text: `At ${dollars(each)} for each, $n$ of them make $${each}n$ dollars, and ${dollars(once)} is ${isAdded ? "added" : "taken off"} once: ${inline(total)}.`,
        },
        {
          text: `The total must be at ${atMost ? "most" : "least"} ${dollars(limit)}, so ${inline(bounded(story, at))}.`,
        },
      ],
      hint: "What is the total if $n$ is $10$? Write the same with the letter.",
      tip: `"At most" means less than or equal to, "at least" means greater than or equal to.`,
      archetype: "HE02",
    };
  },
  facts: (story) => {
    const { each, once, limit, at } = story;
    const scenario = scenarioOf(story);
    return {
      kind: "solution-set",
      given: [`${limit} ${at.first ? ">=" : "<="} ${each}*n ${at.second ? "+" : "-"} ${once}`],
      unknown: "n",
      told: [
        `at ${at.first ? "most" : "least"} ${dollars(limit)}`,
        scenario.each(dollars(each)),
        at.second ? scenario.plus(dollars(once)) : scenario.minus(dollars(once)),
        `$n$ ${scenario.count}`,
      ],
    };
  },
});

interface PaidBack {
  readonly scenario: number;
  readonly price: number;
  readonly yearly: number;
  /** A percent between 0 and 50. */
  readonly percent: number;
  /** The twists are whether the cost falls by the percent, and whether the savings exceed the price. */
  readonly at: Twists;
}

function share({ percent }: PaidBack, { first }: Twists): number {
  return first ? percent : 100 - percent;
}

function paidBack(story: PaidBack, at: Twists) {
  const { price, yearly } = story;
  const factor = tex(decimal(rational(share(story, at), 100)));
  return { text: `$${factor}(${tex(yearly)})t ${at.second ? ">" : "<"} ${tex(price)}$` };
}

/** The inequality for when yearly savings of a percent exceed a price. */
const withPercent = level<PaidBack>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.int(0, savings.length - 1);
    const { from, to } = savings[scenario] as SavingsScenario; // in the list
    const [least, most] = [from / 100, to / 100];
    const [price, yearly] = [
      100 * chance.int(least, most),
      100 * chance.int(8, Math.floor(most * 0.7)),
    ];
    chance.require(price > yearly, "paid back in less than a year or two");
    return { scenario, price, yearly, percent: chance.int(4, 48), at: twists(chance) };
  },
  build: (story) => {
    const { scenario, price, yearly, percent, at } = story;
    const { bought, yearly: costs, effect } = savings[scenario] as SavingsScenario; // in the list
    const [isBy, exceeds] = [at.first, at.second];
    const stated = `${isBy ? "by" : "to"} ${percent}%${isBy ? "" : " of what it was"}`;
    const saved = share(story, at);
    const factor = inline(decimal(rational(saved, 100)));
    return {
      question: `${bought(dollars(price))} ${costs(dollars(yearly))} ${effect(stated)} Which inequality can be used to find the numbers of years, $t$, after which the total savings are ${exceeds ? "greater" : "less"} than the price paid?`,
      options: siblingOptions({
        at,
        answer: (each) => paidBack(story, each),
        show: (face) => face,
        why: "It compares the savings of $t$ years with the price.",
        slips: [
          {
            code: "rest-for-part",
            deed: isBy
              ? `taking the ${100 - percent}% that are still paid for the savings`
              : `taking the ${percent}% that are still paid for the savings`,
          },
          {
            code: "comparison-turned-around",
            deed: `asking when the savings are ${exceeds ? "less" : "greater"} than the price`,
          },
        ],
        corner: {
          code: "another-quantity",
          deed: `asking when the costs that are still paid are ${exceeds ? "less" : "greater"} than the price`,
        },
      }),
      opening:
        "Find what share of the yearly cost is saved, and compare $t$ years of it with the price.",
      steps: [
        {
          text: isBy
            ? `A reduction by ${percent}% saves ${percent}% of the yearly cost, which is ${factor} of it.`
            : `A reduction to ${percent}% saves the other ${saved}% of the yearly cost, which is ${factor} of it.`,
        },
        { text: `In $t$ years the savings are $t$ times as much as in one year.` },
        {
          text: `They must be ${exceeds ? "greater" : "less"} than ${dollars(price)}, so ${paidBack(story, at).text}.`,
        },
      ],
      hint: "What part of the yearly cost is no longer paid: the percent that is given or the rest?",
      tip: `Mark the small words: "by" gives the change, "to" gives what is left.`,
      archetype: "HE15",
    };
  },
  facts: ({ scenario, price, yearly, percent, at }) => {
    const { bought, yearly: costs } = savings[scenario] as SavingsScenario; // in the list
    return {
      kind: "solution-set",
      given: [
        `${yearly}*t - ${at.first ? `(1 - ${percent}/100)` : `${percent}/100`}*${yearly}*t ${at.second ? ">" : "<"} ${price}`,
      ],
      unknown: "t",
      told: [
        `${bought(dollars(price))} ${costs(dollars(yearly))}`,
        `${at.first ? "by" : "to"} ${percent}% years $t$ after`,
        `savings ${at.second ? "greater" : "less"} than price paid`,
      ],
    };
  },
});

/** The inequality that a story about a bound leads to. */
export const inequalityFromWords = defineLevels({
  id: "inequality-from-words",
  version: 2,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE02", "HE15"],
  optionDesign: "orbit",
  Easy: withBound,
  Medium: withPercent,
});
