import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { standardForm } from "../../../craft/algebra/lines.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { type TwoKindsScenario, twoKinds, wereOfKind } from "../../../craft/scenarios/two-kinds.ts";
import { type TwoLegsScenario, twoLegs } from "@sat/content/scenarios/two-legs";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import {
  type Expression,
  equation,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { grouped, inline, tex } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";
import type { Draft } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

interface Mix {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  readonly a: number;
  readonly b: number;
  readonly total: number;
  readonly known: number;
  /** The twists are which kind is asked about, and whether its number is asked, not that of both kinds. */
  readonly at: Twists;
}

/** What a level tells of the two kinds. */
interface Telling {
  readonly told: string;
  /** "the number of novels", "the time, in hours, that was spent uphill". */
  readonly numbers: readonly [string, string];
  /** What the known kind counts together. */
  readonly amount: string;
  /** What is known of the kind that is not asked. */
  readonly known: string;
  /** The question for the number of a kind, and for that of both. */
  readonly ask: string;
  readonly askBoth: string;
  /** What the last names: "the number of all tickets". */
  readonly namedBoth: string;
}

/** What one of the asked kind counts, and one of the known kind. */
function rates({ a, b }: Mix, { first }: Twists): readonly [number, number] {
  return first ? [a, b] : [b, a];
}

function other(mix: Mix, at: Twists): number {
  const [own, given] = rates(mix, at);
  const rest = mix.total - given * mix.known;
  return at.second ? rest / own : rest / own + mix.known;
}

function drawMix(
  chance: Chance,
  scenario: number,
  ranges: readonly (readonly [number, number])[],
): Mix {
  const [a = 1, b = 1] = ranges.map((range) => chance.int(...range));
  const known = chance.int(2, 36);
  // So many more of the other kind make both quotients whole.
  const more = (a / gcd(a, b)) * chance.int(1, 4);
  const total = a * known + b * (known + more);
  const mix = { scenario, a, b, total, known, at: twists(chance) };
  chance.require(known !== a && known !== b, "a rate and a number alike");
  chance.require(a !== b && more <= 40 && (b * more) / a <= 60, "too many");
  chance.require(areDistinct(siblingAnswers((at) => other(mix, at))), "options alike");
  return mix;
}

/** The calculation that solves each sibling. */
function workOf(mix: Mix, at: Twists): Expression {
  const { total, known } = mix;
  const [own, given] = rates(mix, at);
  const found = quotient(sum(total, times(-given, known)), own);
  return at.second ? found : sum(found, known);
}

function optionsOf(mix: Mix, { numbers, namedBoth }: Telling) {
  const { a, b, total, known, at } = mix;
  const [own, given] = rates(mix, at);
  const found = (total - given * known) / own;
  const bare = numbers.map(withoutUnit);
  const [asked, rest] = at.first ? bare : bare.toReversed();
  const [x, y] = at.first ? [found, known] : [known, found];
  const { first, second } = at;
  return siblingOptions({
    at,
    answer: (each) => other(mix, each),
    show: numeral,
    why: `With this answer, both parts make the total: ${inline(equation(sum(times(a, x), times(b, y)), total))}.`,
    slips: [
      {
        code: "quantities-exchanged",
        deed: `using ${known} as ${asked}`,
        work: workOf(mix, { first: !first, second }),
      },
      second
        ? {
            code: "another-quantity",
            deed: `finding ${namedBoth}`,
            work: sum(found, known),
          }
        : {
            code: "stopped-early",
            deed: `stopping at ${asked}`,
            work: workOf(mix, { first, second: true }),
          },
    ],
    corner: {
      code: "quantities-exchanged",
      deed: second
        ? `finding ${namedBoth} with ${known} as ${asked}`
        : `finding only ${rest}, with ${known} as ${asked},`,
      work: workOf(mix, { first: !first, second: !second }),
    },
  });
}

function build(mix: Mix, telling: Telling): Draft {
  const { told, numbers, amount, known: sentence, ask, askBoth } = telling;
  const { a, b, total, known, at } = mix;
  const [own, given] = rates(mix, at);
  const rest = total - given * known;
  const found = rest / own;
  const [letter, knownLetter] = at.first ? ["x", "y"] : ["y", "x"];
  const [first, second] = numbers.map(withoutUnit);
  const substituted = at.first
    ? sum(product(a, "x"), times(b, known))
    : sum(times(a, known), product(b, "y"));
  return {
    question: `${told} ${sentence} ${at.second ? ask : askBoth}`,
    options: optionsOf(mix, telling),
    opening: "Subtract the part that belongs to the known number from the total.",
    steps: [
      stepTo(
        `Let $x$ be ${first} and $y$ be ${second}. The two parts add up to the total.`,
        standardForm(a, b, total),
      ),
      stepTo(`Substitute $${known}$ for $${knownLetter}$.`, equation(substituted, total)),
      stepTo(
        `Subtract ${amount}, $${given} \\cdot ${known} = ${tex(given * known)}$, from both sides.`,
        equation(product(own, letter), rest),
      ),
      stepTo(`Divide both sides by $${own}$.`, equation(letter, found)),
      ...(at.second
        ? []
        : [
            stepTo(
              `Add both numbers to find ${telling.namedBoth}.`,
              equation(sum(found, known), found + known),
            ),
          ]),
    ],
    hint: `What is ${amount}, and how much of the total is left?`,
    tip: "Check: the parts that belong to the two numbers must add up to the given total.",
  };
}

function withoutUnit(text: string): string {
  return text.replace(/, in [a-z]+,/, "");
}

function factsOf({ a, b, total, known, at }: Mix) {
  const [own, given] = at.first ? (["x", "y"] as const) : (["y", "x"] as const);
  const kind = "value" as const; // a literal, not any string
  return {
    kind,
    given: [`${a}*x + ${b}*y = ${total}`, `${given} = ${known}`],
    ask: at.second ? own : "x + y",
  };
}

/** Things of two kinds: the number of one, or of both, from a total and the number of the other. */
function ofTwoKinds({ scenario, a, b, total, known, at }: Mix): Telling {
  const {
    rates: told,
    total: sentence,
    amount,
    many,
    ofMany,
    all,
  } = twoKinds[scenario] as TwoKindsScenario; // in the list
  const [first, second] = many;
  return {
    told: `${told(amount(a), amount(b))} ${sentence(amount(total))}`,
    numbers: [`the number of ${first}`, `the number of ${second}`],
    amount: withoutUnit(ofMany(at.first ? second : first)),
    known: `Of the ${all}, ${known} ${wereOfKind(all, at.first ? second : first)}.`,
    ask: `How many of the ${all} ${wereOfKind(all, at.first ? first : second)}?`,
    askBoth: `How many ${all} were there in all?`,
    namedBoth: `the total number of ${all}`,
  };
}

/** A trip in two parts: the time of one, or of both, from the whole distance and the time of the other. */
function ofTwoLegs({ scenario, a, b, total, known, at }: Mix): Telling {
  const {
    told,
    total: sentence,
    legs,
    time,
    timeOf,
    lengthOf,
  } = twoLegs[scenario] as TwoLegsScenario; // in the list
  const [first, second] = legs;
  return {
    told: `${told(`${a}`, `${b}`)} ${sentence(grouped(total)).replace(" in all.", "")}`,
    numbers: [timeOf(first), timeOf(second)],
    amount: withoutUnit(lengthOf(at.first ? second : first)),
    known: `in all, including ${known} ${time} ${at.first ? second : first}.`,
    ask: `What is ${timeOf(at.first ? first : second)}?`,
    askBoth: `What is the total time, in ${time}, that was spent on both parts?`,
    namedBoth: "the total time of both parts",
  };
}

/** How many there are of one kind, or of both, when the total and the other number are known. */
export const otherAmountFromTotal = defineLevels({
  id: "other-amount-from-total",
  version: 4,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC01", "HC20"],
  optionDesign: "orbit",
  Easy: level<Mix>({
    space: 100_000,
    steps: 2,
    context: true,
    draw: (chance) => {
      const scenario = chance.int(0, twoKinds.length - 1);
      const { from, to } = twoKinds[scenario] as TwoKindsScenario; // in the list
      return drawMix(chance, scenario, [
        [from, to],
        [from, to],
      ]);
    },
    build: (mix) => ({ ...build(mix, ofTwoKinds(mix)), archetype: "HC01" }),
    facts: (mix) => {
      const { a, b, total, known, at } = mix;
      const {
        rates: each,
        total: inAll,
        amount,
        many,
        all,
      } = twoKinds[mix.scenario] as TwoKindsScenario; // in the list
      const [asked, rest] = at.first ? many : [many[1], many[0]];
      return {
        ...factsOf(mix),
        told: [
          `${each(amount(a), amount(b))} ${inAll(amount(total))}`,
          `${known} ${wereOfKind(all, rest)} how many ${all} ${at.second ? wereOfKind(all, asked) : "in all"}`,
        ],
      };
    },
  }),
  Medium: level<Mix>({
    space: 100_000,
    steps: 3,
    context: true,
    draw: (chance) => {
      const scenario = chance.int(0, twoLegs.length - 1);
      const { fast, slow } = twoLegs[scenario] as TwoLegsScenario; // in the list
      return drawMix(chance, scenario, [fast, slow]);
    },
    build: (mix) => ({ ...build(mix, ofTwoLegs(mix)), archetype: "HC20" }),
    facts: (mix) => {
      const { a, b, total, known, at } = mix;
      const { told, total: inAll, legs, time } = twoLegs[mix.scenario] as TwoLegsScenario; // in the list
      const [asked, rest] = at.first ? legs : [legs[1], legs[0]];
      return {
        ...factsOf(mix),
        told: [
          `${told(`${a}`, `${b}`)} ${inAll(grouped(total))}`,
          `including ${known} ${time} ${rest} time in ${time} ${at.second ? asked : "both parts"}`,
        ],
      };
    },
  }),
});
