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
import {
  decimal,
  polynomial,
  product,
  relation,
  times,
} from "../../../math/expression.ts";
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
        why: `Its left side is the total with ${dollars(once)} ${isAdded ? "added" : "subtracted"} once, and "at ${atMost ? "most" : "least"}" allows every total ${atMost ? "less" : "greater"} than or equal to ${dollars(limit)}.`,
        slips: [
          {
            code: "comparison-turned-around",
            deed: atMost
              ? `reading "at most ${dollars(limit)}" as ${dollars(limit)} or more`
              : `reading "at least ${dollars(limit)}" as ${dollars(limit)} or less`,
          },
          {
            code: "opposite-operation",
            deed: isAdded
              ? `subtracting ${dollars(once)} from the total instead of adding it`
              : `adding ${dollars(once)} to the total instead of subtracting it`,
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
        { text: `At ${dollars(each)} for each, multiply by $n$.\n\n${inline(product(each, "n"))}` },
        {
          text: `${isAdded ? `Add ${dollars(once)} once` : `Subtract ${dollars(once)} once`} to find the total, in dollars.\n\n${inline(total)}`,
        },
        {
          text: `The total must be at ${atMost ? "most" : "least"} ${dollars(limit)}, that is, ${atMost ? "less" : "greater"} than or equal to it.\n\n${inline(bounded(story, at))}`,
        },
      ],
      hint: `What is the total if $n$ is $10$, with the ${dollars(once)} ${isAdded ? "added" : "taken off"}?`,
      tip: atMost
        ? `"At most" a number means less than or equal to this number.`
        : `"At least" a number means greater than or equal to this number.`,
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
    return {
      question: `${bought(dollars(price))} ${costs(dollars(yearly))} ${effect(stated)} Which inequality can be used to find the numbers of years, $t$, after which the total savings are ${exceeds ? "greater" : "less"} than the price paid?`,
      options: siblingOptions({
        at,
        answer: (each) => paidBack(story, each),
        show: (face) => face,
        why: `Each year, ${saved}% of the cost is saved, so ${inline(times(decimal(rational(saved, 100)), yearly, "t"))} dollars in $t$ years, which must be ${exceeds ? "greater" : "less"} than the price.`,
        slips: [
          {
            code: "rest-for-part",
            deed: isBy
              ? `using the ${100 - percent}% that are still paid as the part that is saved`
              : `using the ${percent}% that are still paid as the part that is saved`,
          },
          {
            code: "comparison-turned-around",
            deed: `asking when the savings are ${exceeds ? "less" : "greater"} than the price`,
          },
        ],
        corner: {
          code: "another-quantity",
          deed: `asking when the costs that are still paid, ${100 - saved}% of ${dollars(yearly)} each year, are ${exceeds ? "less" : "greater"} than the price`,
        },
      }),
      opening:
        "Find the part of the yearly cost that is saved, and compare $t$ years of it with the price.",
      steps: [
        isBy
          ? {
              text: `A reduction by ${percent}% means that ${percent}% of the yearly cost is saved. Write the percent as a decimal.\n\n$\\frac{${percent}}{100} = ${tex(decimal(rational(saved, 100)))}$`,
            }
          : {
              text: `A reduction to ${percent}% means that the rest of the yearly cost is saved. Write it as a decimal.\n\n$\\frac{100 - ${percent}}{100} = ${tex(decimal(rational(saved, 100)))}$`,
            },
        {
          text: `Multiply by the yearly cost to find the savings each year, and by $t$ for $t$ years.\n\n$${tex(decimal(rational(saved, 100)))}(${tex(yearly)})t$`,
        },
        {
          text: `The savings must be ${exceeds ? "greater" : "less"} than ${dollars(price)}.\n\n${paidBack(story, at).text}`,
        },
      ],
      hint: `The cost falls ${isBy ? "by" : "to"} ${percent}%. Is ${percent}% the part that is saved or the part that is still paid?`,
      tip: isBy
        ? `A reduction "by" a percent names the part that is saved, not what is left.`
        : `A reduction "to" a percent names what is left; the rest of 100% is saved.`,
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
  version: 3,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE02", "HE15"],
  optionDesign: "orbit",
  Easy: withBound,
  Medium: withPercent,
});
