import { defineLevels, level } from "../../craft/levels.ts";
import { standardForm } from "../../craft/lines.ts";
import { areDistinct, numeral } from "../../craft/option.ts";
import { type TwoKindsScenario, twoKinds } from "../../craft/scenarios/two-kinds.ts";
import { type Twists, siblingAnswers, siblingOptions, twists } from "../../craft/siblings.ts";
import { equation, product } from "../../math/expression.ts";
import { code, grouped, inline } from "../../math/print.ts";
import { gcd } from "../../math/rational.ts";

interface Mix {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  readonly a: number;
  readonly b: number;
  readonly total: number;
  readonly known: number;
  /** The twists are which kind is asked, and whether its number is asked, not what it counts in all. */
  readonly at: Twists;
}

function scenarioOf({ scenario }: Mix): TwoKindsScenario {
  return twoKinds[scenario] as TwoKindsScenario; // drawn from the length of the list
}

/** What one of the asked kind counts, and one of the known kind. */
function rates({ a, b }: Mix, { first }: Twists): readonly [number, number] {
  return first ? [a, b] : [b, a];
}

function other(mix: Mix, at: Twists): number {
  const [own, given] = rates(mix, at);
  const rest = mix.total - given * mix.known;
  return at.second ? rest / own : rest;
}

/** The number of one kind, or what it counts, from a total and the number of the other kind. */
const fromTotal = level<Mix>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.int(0, twoKinds.length - 1);
    const { from, to } = twoKinds[scenario] as TwoKindsScenario; // in the list
    const [a, b] = [chance.int(from, to), chance.int(from, to)];
    const known = chance.int(3, 30);
    // So many more of the other kind make both quotients whole.
    const more = (a / gcd(a, b)) * chance.int(1, 2);
    const total = a * known + b * (known + more);
    const mix = { scenario, a, b, total, known, at: twists(chance) };
    chance.require(a !== b && more <= 30 && (b * more) / a <= 40, "too many");
    chance.require(areDistinct(siblingAnswers((at) => other(mix, at))), "options alike");
    return mix;
  },
  build: (mix) => {
    const { a, b, total, known, at } = mix;
    const { rates: told, total: sentence, amount, many, ofMany } = scenarioOf(mix);
    const [own, given] = rates(mix, at);
    const [asked, unasked] = at.first ? many : [many[1], many[0]];
    const rest = total - given * known;
    const key = other(mix, at);
    const letter = at.first ? "x" : "y";
    const left = equation(product(own, letter), rest);
    const ask = at.second ? `how many ${asked} were there?` : `what was ${ofMany(asked)}?`;
    return {
      question: `${told(amount(a), amount(b))} ${sentence(amount(total))} If there were ${known} ${unasked}, ${ask}`,
      options: siblingOptions({
        at,
        answer: (each) => other(mix, each),
        show: numeral,
        why: `Together with ${known} ${unasked}, this makes ${amount(total)}.`,
        slips: [
          { code: "M-SWAP", deed: `taking the ${known} for the number of ${asked}` },
          {
            code: at.second ? "M-STOP" : "M-OTHER",
            deed: at.second
              ? `stopping at what the asked kind counts in all, before dividing,`
              : `giving the number of things instead of what they count in all`,
          },
        ],
      }),
      opening:
        "Take what the known kind counts away from the total; the rest belongs to the other kind.",
      steps: [
        {
          text: `With $x$ ${many[0]} and $y$ ${many[1]}, the total gives ${inline(standardForm(a, b, total))}.`,
          claim: code(standardForm(a, b, total)),
        },
        {
          text: `The ${known} ${unasked} count $${given} \\cdot ${known} = ${grouped(given * known).replace(",", "{,}")}$ together, so ${inline(left)}.`,
          claim: code(left),
        },
        at.second
          ? {
              text: `Dividing by $${own}$ gives $${letter} = ${key}$.`,
              claim: `${letter} = ${key}`,
            }
          : { text: "This is what is asked, so no division is needed." },
      ],
      hint: "How much of the total belongs to the kind whose number you know?",
      tip: "Read the last words again: is a number of things asked, or what they count in all?",
    };
  },
  facts: ({ a, b, total, known, at }) => {
    const [own, given] = at.first ? (["x", "y"] as const) : (["y", "x"] as const);
    const rate = at.first ? a : b;
    return {
      kind: "value",
      given: [`${a}*x + ${b}*y = ${total}`, `${given} = ${known}`],
      ask: at.second ? own : `${rate}*${own}`,
    };
  },
});

/** How many there are of one kind, or what they count, when the total and the other number are known. */
export const otherAmountFromTotal = defineLevels({
  id: "other-amount-from-total",
  version: 1,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC01"],
  optionDesign: "orbit",
  Easy: fromTotal,
});
