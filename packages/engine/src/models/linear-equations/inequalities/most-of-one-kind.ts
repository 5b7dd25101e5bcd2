import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { xAndY } from "../../../craft/algebra/lines.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { type TwoKindsScenario, twoKinds } from "../../../craft/scenarios/two-kinds.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { product, relation } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";

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
    const { a, b, limit, other, at } = mix;
    const { rates: told, amount, many, all, must } = scenarioOf(mix);
    const [own, unasked] = rates(mix, at);
    const [asked, rest] = at.first ? many : [many[1], many[0]];
    const [bound, opposite, extreme] = at.second
      ? ["at most", "at least", "greatest"]
      : ["at least", "at most", "least"];
    const sign = at.second ? "<=" : ">=";
    const key = most(mix, at);
    const given = relation(xAndY(own, unasked), sign, limit);
    const [pair, room] = [own + unasked, limit - unasked * other];
    const exact = room / pair;
    const below = Math.floor(exact);
    return {
      question: `${told(amount(a), amount(b))} ${must(all, `${bound} ${amount(limit)}`)} There must be ${opposite} ${other} more ${rest} than ${asked}. What is the ${extreme} possible number of ${asked}?`,
      options: siblingOptions({
        at,
        answer: (each) => most(mix, each),
        show: numeral,
        why: `With ${other} more ${rest}, it still meets the condition on the total, and the next number does not.`,
        slips: [
          {
            code: "comparison-turned-around",
            deed: `giving the ${other} more to the ${asked} instead of the ${rest}`,
          },
          {
            code: "bound-misjudged",
            deed: at.second ? "rounding up, past the bound," : "rounding down, short of the bound,",
          },
        ],
      }),
      opening: `For the ${extreme} number of one kind, take the ${at.second ? "fewest" : "most"} allowed of the other.`,
      steps: [
        {
          text: `With $x$ ${asked} and $y$ ${rest}, the condition is ${inline(given)}.`,
        },
        {
          text: `The ${extreme} number of ${asked} goes with $y = x + ${other}$, so ${inline(relation(product(pair, "x"), sign, room))} when like terms are collected.`,
          claim: `${pair}*x ${sign} ${room}`,
        },
        {
          text: `Dividing by $${pair}$, the bound lies between $${below}$ and $${below + 1}$.`,
          claim: `${below}*${pair} < ${room}`,
        },
        { text: `So the ${extreme} number is $${key}$.`, claim: `x = ${key}` },
      ],
      hint: "How many of the other kind leave the most room, or add the most, for the kind that is asked?",
      tip: "With two conditions, write one unknown in terms of the other, then solve what is left.",
    };
  },
  facts: (mix) => {
    const { a, b, limit, other, at } = mix;
    const [own, unasked] = rates(mix, at);
    const { rates: each, amount, many, must, all } = scenarioOf(mix);
    const [asked, rest] = at.first ? many : [many[1], many[0]];
    return {
      kind: "whole-number",
      given: [`${unasked}*(x + ${other}) + ${own}*x ${at.second ? "<=" : ">="} ${limit}`, "x >= 0"],
      unknown: "x",
      extreme: at.second ? "greatest" : "least",
      told: [
        each(amount(a), amount(b)),
        must(all, `at ${at.second ? "most" : "least"} ${amount(limit)}`),
        `at ${at.second ? "least" : "most"} ${other} more ${rest} than ${asked}`,
        `${at.second ? "greatest" : "least"} ${asked}`,
      ],
    };
  },
});

/** The most or fewest of one kind when a total and the number of the other kind have bounds. */
export const mostOfOneKind = defineLevels({
  id: "most-of-one-kind",
  version: 1,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE13"],
  optionDesign: "orbit",
  Hard: ofMix,
});
