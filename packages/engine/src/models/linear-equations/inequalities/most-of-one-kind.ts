import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { type TwoKindsScenario, twoKinds } from "../../../craft/scenarios/two-kinds.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { bounded, totalAt } from "../../../craft/wording/whole-number-steps.ts";
import { product, quotient, relation, sum, times } from "../../../math/expression.ts";
import { tex } from "../../../math/print.ts";
import { type Rational, rational } from "../../../math/rational.ts";

interface Mix {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  readonly a: number;
  readonly b: number;
  readonly limit: number;
  /** How many more there must be of the kind that is not asked, at least or at most. */
  readonly other: number;
  /** The twists are which kind is asked, and whether the limit is an upper one. */
  readonly at: Twists;
}

function scenarioOf({ scenario }: Mix): TwoKindsScenario {
  return twoKinds[scenario] as TwoKindsScenario; // drawn from the length of the list
}

/** What one of the asked kind counts, and one of the other. */
function rates({ a, b }: Mix, { first }: Twists): readonly [number, number] {
  return first ? [a, b] : [b, a];
}

function most(mix: Mix, at: Twists): number {
  const [own, unasked] = rates(mix, at);
  const exact = (mix.limit - unasked * mix.other) / (own + unasked);
  return at.second ? Math.floor(exact) : Math.ceil(exact);
}

/** What the number asked is bounded by, before it is rounded. */
function exactOf(mix: Mix, at: Twists): Rational {
  const [own, unasked] = rates(mix, at);
  return rational(mix.limit - unasked * mix.other, own + unasked);
}

/** The total for the number beside the key, which misses the condition. */
function beyond(mix: Mix): string {
  const { limit, other, at } = mix;
  const [own, unasked] = rates(mix, at);
  const count = most(mix, at) + (at.second ? 1 : -1);
  return totalAt(count, sum(times(own, count), times(unasked, sum(count, other))), limit);
}

/** Counting the more of the other kind as more of the kind that is asked. */
function wrongWay(mix: Mix): string {
  const { limit, other, at } = mix;
  const { many } = scenarioOf(mix);
  const [own, unasked] = rates(mix, at);
  const [asked, rest] = at.first ? many : [many[1], many[0]];
  const turned = { first: !at.first, second: at.second };
  const work = quotient(sum(limit, times(-own, other)), own + unasked);
  return `counting ${other} more ${asked} than ${rest} and finding the number of ${rest}, $${bounded(exactOf(mix, turned), tex(work))}$,`;
}

/** The situation and the question. */
function textsOf(mix: Mix): readonly [string, string, string] {
  const { a, b, limit, other, at } = mix;
  const { rates: told, amount, many, must, all } = scenarioOf(mix);
  const [asked, rest] = at.first ? many : [many[1], many[0]];
  const [bound, opposite, extreme] = at.second
    ? ["at most", "at least", "greatest"]
    : ["at least", "at most", "least"];
  return [
    told(amount(a), amount(b)),
    must(all, `${bound} ${amount(limit)}`),
    `If there are ${opposite} ${other} more ${rest} than ${asked}, what is the ${extreme} possible number of ${asked}?`,
  ];
}

/** The greatest number of one kind, or the least, when there is a bound on how many more there are of the other. */
const ofMix = level<Mix>({
  space: 1_000_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const scenario = chance.int(0, twoKinds.length - 1);
    const { from, to } = twoKinds[scenario] as TwoKindsScenario; // in the list
    const [a, b] = [chance.int(from, to), chance.int(from, to)];
    const other = chance.int(4, 25);
    const limit = 10 * chance.int(2 * Math.max(a, b), 9 * Math.max(a, b));
    const mix = { scenario, a, b, limit, other, at: twists(chance) };
    const answers = siblingAnswers((at) => most(mix, at));
    const exact = (limit - a * other) % (a + b) === 0 || (limit - b * other) % (a + b) === 0;
    chance.require(a > b + 1 && !exact, "a quotient is whole");
    chance.require(answers.every((each) => each > 3) && areDistinct(answers), "options alike");
    return mix;
  },
  build: (mix) => {
    const { limit, other, at } = mix;
    const { amount, many } = scenarioOf(mix);
    const [own, unasked] = rates(mix, at);
    const [asked, rest] = at.first ? many : [many[1], many[0]];
    const [bound, extreme] = at.second ? ["at most", "greatest"] : ["at least", "least"];
    const sign = at.second ? "<=" : ">=";
    const [pair, room] = [own + unasked, limit - unasked * other];
    return {
      question: sentences(...textsOf(mix)),
      options: siblingOptions({
        at,
        answer: (each) => most(mix, each),
        show: numeral,
        why: `With ${other} more ${rest}, it meets the condition on the total, and the ${at.second ? "next number" : "number before it"} does not: ${beyond(mix)}.`,
        slips: [
          { code: "comparison-turned-around", deed: wrongWay(mix) },
          {
            code: "bound-misjudged",
            deed: `rounding $${bounded(exactOf(mix, at))}$ ${at.second ? "up" : "down"}, although ${beyond(mix)},`,
          },
        ],
        corner: {
          code: "comparison-turned-around",
          deed: `${wrongWay(mix)} and rounding ${at.second ? "up" : "down"}`,
        },
      }),
      opening: `For the ${extreme} number of one kind, use the ${at.second ? "fewest" : "most"} allowed of the other.`,
      steps: [
        {
          text: `Let $x$ be the number of ${asked}. The ${at.second ? "least" : "greatest"} number of ${rest} allowed is $x + ${other}$.`,
        },
        {
          text: `Write the total, which must be ${bound} ${amount(limit)}.\n\n$${own}x + ${unasked}(x + ${other}) ${at.second ? "\\le" : "\\ge"} ${tex(limit)}$`,
          claim: `${pair}*x ${sign} ${room}`,
        },
        stepTo(
          "Distribute, and combine like terms.",
          relation(sum(product(pair, "x"), unasked * other), sign, limit),
        ),
        stepTo(
          `Subtract $${unasked * other}$ from both sides.`,
          relation(product(pair, "x"), sign, room),
        ),
        {
          text: `Divide both sides by $${pair}$.\n\n$x ${at.second ? "\\le" : "\\ge"} ${bounded(exactOf(mix, at))}$`,
        },
        {
          text: `The ${extreme} whole number that satisfies this is $${most(mix, at)}$.`,
          claim: `x = ${most(mix, at)}`,
        },
      ],
      hint: `If there are $x$ ${asked}, what is the ${at.second ? "least" : "greatest"} number of ${rest} allowed?`,
      tip: "With two conditions, write one unknown in terms of the other, then solve the inequality that is left.",
    };
  },
  facts: (mix) => {
    const { limit, other, at } = mix;
    const [own, unasked] = rates(mix, at);
    return {
      kind: "whole-number",
      given: [`${unasked}*(x + ${other}) + ${own}*x ${at.second ? "<=" : ">="} ${limit}`, "x >= 0"],
      unknown: "x",
      extreme: at.second ? "greatest" : "least",
      told: textsOf(mix),
    };
  },
});

/** The most or fewest of one kind when a total and the number of the other kind have bounds. */
export const mostOfOneKind = defineLevels({
  id: "most-of-one-kind",
  version: 3,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE13"],
  optionDesign: "orbit",
  Hard: ofMix,
});
