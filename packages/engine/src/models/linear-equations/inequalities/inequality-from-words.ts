import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type LimitPair, limits } from "../../../craft/scenarios/limits.ts";
import { onGrid } from "../../../craft/draws/grid.ts";
import { type SavingsScenario, savings } from "@sat/content/scenarios/savings";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { dollars, inProse } from "../../../craft/wording/story.ts";
import { sentences } from "../../../craft/wording/words.ts";
import {
  type Expression,
  type Relation,
  decimal,
  product,
  relation,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { type Rational, divide, rational } from "../../../math/rational.ts";

interface Bounded {
  readonly pair: LimitPair;
  /** Amounts in hundredths. */
  readonly each: number;
  readonly once: number;
  readonly limit: number;
  /** The twists are whether the bound is an upper one, and whether the total may equal it. */
  readonly at: Twists;
}

const BOUNDS = {
  above: { words: ["less than", "at most"], signs: ["<", "<="] },
  below: { words: ["more than", "at least"], signs: [">", ">="] },
} as const;

function boundOf({ first, second }: Twists) {
  const { words, signs } = BOUNDS[first ? "above" : "below"];
  return { word: words[second ? 1 : 0], sign: signs[second ? 1 : 0] };
}

function totalOf({ each, once }: Bounded): Expression {
  return sum(product(decimal(rational(each, 100)), "n"), decimal(rational(once, 100)));
}

function bounded(story: Bounded, at: Twists): Relation {
  return relation(totalOf(story), boundOf(at).sign, decimal(rational(story.limit, 100)));
}

/** The situation with its bound. */
function toldOf({ pair, each, once, limit, at }: Bounded): string {
  const scenario = at.first ? pair.spending : pair.reaching;
  const bound = `${boundOf(at).word} ${pair.amount(limit)}`;
  return scenario.including(bound, scenario.each(pair.amount(each)), pair.amount(once));
}

/** The inequality for a total with a bound. */
const withBound = level<Bounded>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const pair = chance.pick(limits);
    const { onceStep, boundStep } = pair;
    const each = onGrid(chance, pair.each);
    const once =
      onceStep * chance.int(Math.ceil(each / onceStep), Math.floor((4 * each) / onceStep));
    const least = Math.ceil((12 * each) / boundStep);
    const limit = boundStep * chance.int(least, 4 * least);
    chance.require(once !== each, "two amounts alike");
    return { pair, each, once, limit, at: twists(chance) };
  },
  build: (story) => {
    const { pair, at } = story;
    const [each, once, limit] = [story.each, story.once, story.limit].map((size) =>
      pair.amount(size),
    );
    const { count, unit } = at.first ? pair.spending : pair.reaching;
    const { word } = boundOf(at);
    const [may, side] = [at.second ? "can" : "cannot", at.first ? "less" : "greater"];
    return {
      question: sentences(
        toldOf(story),
        `Which inequality represents this situation, where $n$ is ${count}?`,
      ),
      options: siblingOptions({
        at,
        answer: (sibling) => bounded(story, sibling),
        show: formula,
        why: `Its left side is the total with ${once} added once, and "${word}" allows the totals ${side} than ${limit}${at.second ? " and this total itself" : " but not this total itself"}.`,
        slips: [
          {
            code: "comparison-turned-around",
            deed: `reading "${word} ${limit}" as ${boundOf({ first: !at.first, second: at.second }).word} ${limit}`,
          },
          {
            code: "bound-misjudged",
            deed: at.second
              ? `excluding a total of exactly ${limit}, which "${word}" allows,`
              : `including a total of exactly ${limit}, which "${word}" rules out,`,
          },
        ],
        corner: {
          code: "another-quantity",
          deed: `writing the inequality for the totals that are not allowed instead of those that are`,
        },
      }),
      opening: "Write the total in terms of $n$ first, then compare it with the bound.",
      steps: [
        {
          text: `Multiply the ${each} per ${unit} by $n$.\n\n${inline(product(decimal(rational(story.each, 100)), "n"))}`,
        },
        {
          text: `Add ${once} once to find the total, in ${pair.noun}.\n\n${inline(totalOf(story))}`,
        },
        {
          text: `The total must be ${word} ${limit}, so it ${may} be equal to this bound.\n\n${inline(bounded(story, at))}`,
        },
      ],
      hint: `Can the total be exactly ${limit}, and can it be ${at.first ? "greater" : "less"}?`,
      tip: `"At most" and "at least" include the number itself; "less than" and "more than" exclude it.`,
      archetype: "HE02",
    };
  },
  facts: (story) => {
    const [each, once, limit] = [story.each, story.once, story.limit].map((size) =>
      code(rational(size, 100)),
    );
    const { pair, at } = story;
    return {
      kind: "solution-set",
      given: [`${each}*n + ${once} ${boundOf(at).sign} ${limit}`],
      unknown: "n",
      told: [toldOf(story), `$n$ ${(at.first ? pair.spending : pair.reaching).count}`],
    };
  },
});

interface PaidBack {
  readonly scenario: SavingsScenario;
  readonly price: number;
  readonly yearly: number;
  /** In tenths of a percent, between 0 and 500. */
  readonly tenths: number;
  /** The twists are whether the cost falls by the percent, and whether the savings exceed the price. */
  readonly at: Twists;
}

/** The percent that is saved each year. */
function share({ tenths }: PaidBack, { first }: Twists): Rational {
  return rational(first ? tenths : 1000 - tenths, 10);
}

function factorOf(story: PaidBack, at: Twists): Expression {
  return decimal(divide(share(story, at), 100));
}

function paidBack(story: PaidBack, at: Twists) {
  const { price, yearly } = story;
  const factor = tex(factorOf(story, at));
  return { text: `$${factor}(${tex(yearly)})t ${at.second ? ">" : "<"} ${tex(price)}$` };
}

/** The situation and the question. */
function savingTexts({ scenario, price, yearly, tenths, at }: PaidBack): readonly [string, string] {
  const percent = `${inProse(rational(tenths, 10))}%`;
  const stated = at.first ? `by ${percent}` : `to ${percent} of this amount`;
  return [
    scenario.story(dollars(price), dollars(yearly), stated),
    `Which inequality represents the numbers of years, $t$, for which the total savings are ${at.second ? "greater" : "less"} than the price of ${scenario.thing}?`,
  ];
}

/** The inequality for when yearly savings of a percent exceed a price. */
const withPercent = level<PaidBack>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(savings);
    const [price, yearly] = [onGrid(chance, scenario.price), onGrid(chance, scenario.yearly)];
    chance.require(price > yearly, "paid back in less than a year or two");
    const tenths = onGrid(chance, scenario.percent);
    chance.require(tenths !== 500, "what is saved is what is left");
    return { scenario, price, yearly, tenths, at: twists(chance) };
  },
  build: (story) => {
    const { price, yearly, at } = story;
    const [isBy, exceeds] = [at.first, at.second];
    const [saved, kept] = [isBy, !isBy].map((first) =>
      inProse(share(story, { first, second: exceeds })),
    );
    const factor = factorOf(story, at);
    // What is told: the part that is saved, or the part that is still paid.
    const percent = inProse(rational(story.tenths, 10));
    return {
      question: sentences(...savingTexts(story)),
      options: siblingOptions({
        at,
        answer: (each) => paidBack(story, each),
        show: (face) => face,
        why: `Each year, ${saved}% of the cost is saved, so ${inline(times(factor, yearly, "t"))} dollars in $t$ years, which must be ${exceeds ? "greater" : "less"} than the price.`,
        slips: [
          {
            code: "rest-for-part",
            deed: `using the ${kept}% that are still paid as the part that is saved`,
          },
          {
            code: "comparison-turned-around",
            deed: `asking when the savings are ${exceeds ? "less" : "greater"} than the price`,
          },
        ],
        corner: {
          code: "another-quantity",
          deed: `asking when the costs that are still paid, ${kept}% of ${dollars(yearly)} each year, are ${exceeds ? "less" : "greater"} than the price`,
        },
      }),
      opening:
        "Find the part of the yearly cost that is saved, and compare $t$ years of it with the price.",
      steps: [
        isBy
          ? {
              text: `A reduction by ${percent}% means that ${percent}% of the yearly cost is saved. Write the percent as a decimal.\n\n$\\frac{${percent}}{100} = ${tex(factor)}$`,
            }
          : {
              text: `A reduction to ${percent}% means that the rest of the yearly cost is saved. Write it as a decimal.\n\n$\\frac{100 - ${percent}}{100} = ${tex(factor)}$`,
            },
        {
          text: `Multiply by the yearly cost to find the savings each year, and by $t$ for $t$ years.\n\n$${tex(factor)}(${tex(yearly)})t$`,
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
  facts: (story) => {
    const { price, yearly, tenths, at } = story;
    const percent = code(decimal(rational(tenths, 10)));
    const left = at.first ? `(1 - ${percent}/100)` : `${percent}/100`;
    return {
      kind: "solution-set",
      given: [`${yearly}*t - ${left}*${yearly}*t ${at.second ? ">" : "<"} ${price}`],
      unknown: "t",
      told: savingTexts(story),
    };
  },
});

/** The inequality that a story about a bound leads to. */
export const inequalityFromWords = defineLevels({
  id: "inequality-from-words",
  version: 4,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE02", "HE15"],
  optionDesign: "orbit",
  Easy: withBound,
  Medium: withPercent,
});
