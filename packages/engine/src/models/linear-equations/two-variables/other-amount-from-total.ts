import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { inUnits, onGrid, partsInProse } from "../../../craft/draws/grid.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { type TwoKindsScenario, twoKinds } from "../../../craft/scenarios/two-kinds.ts";
import { type TwoLegsScenario, speedParts, twoLegs } from "@sat/content/scenarios/two-legs";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { askedIf, sentences } from "../../../craft/wording/words.ts";
import {
  type Expression,
  equation,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { gcd, rational } from "../../../math/rational.ts";
import type { Draft } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

interface Mix {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  /** What one of either kind counts, and the total, in parts of which so many make one unit. */
  readonly a: number;
  readonly b: number;
  readonly total: number;
  readonly per: number;
  readonly known: number;
  /** The twists are which kind is asked about, and whether its number is asked, not that of both kinds. */
  readonly at: Twists;
}

/** What a level tells of the two kinds. */
interface Telling {
  readonly told: readonly string[];
  /** "the number of novels", "the time, in hours, that was spent uphill". */
  readonly numbers: readonly [string, string];
  /** What the known kind counts together. */
  readonly amount: string;
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
  { scenario, per }: Pick<Mix, "scenario" | "per">,
  [a, b]: readonly [number, number],
): Mix {
  const known = chance.int(2, 36);
  // So many more of the other kind make both quotients whole.
  const more = (a / gcd(a, b)) * chance.int(1, 4);
  const total = a * known + b * (known + more);
  const mix = { scenario, a, b, per, total, known, at: twists(chance) };
  chance.require(known * per !== a && known * per !== b, "a rate and a number alike");
  chance.require(a !== b && more <= 40 && (b * more) / a <= 60, "too many");
  chance.require(areDistinct(siblingAnswers((at) => other(mix, at))), "options alike");
  return mix;
}

/** The calculation that solves each sibling. */
function workOf(mix: Mix, at: Twists): Expression {
  const { total, known, per } = mix;
  const [own, given] = rates(mix, at);
  const rest = sum(inUnits(total, per), times(inUnits(-given, per), known));
  const found = quotient(rest, inUnits(own, per));
  return at.second ? found : sum(found, known);
}

function optionsOf(mix: Mix, { numbers, namedBoth }: Telling) {
  const { a, b, total, known, per, at } = mix;
  const [own, given] = rates(mix, at);
  const found = (total - given * known) / own;
  const parts = sum(
    times(inUnits(a, per), at.first ? found : known),
    times(inUnits(b, per), at.first ? known : found),
  );
  const bare = numbers.map(withoutUnit);
  const [asked, rest] = at.first ? bare : bare.toReversed();
  const { first, second } = at;
  return siblingOptions({
    at,
    answer: (each) => other(mix, each),
    show: numeral,
    why: `With this answer, both parts make the total: ${inline(equation(parts, inUnits(total, per)))}.`,
    slips: [
      {
        code: "quantities-exchanged",
        deed: `using $${known}$ as ${asked}`,
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
        ? `finding ${namedBoth} with $${known}$ as ${asked}`
        : `finding only ${rest}, with $${known}$ as ${asked},`,
      work: workOf(mix, { first: !first, second: !second }),
    },
  });
}

function build(mix: Mix, telling: Telling): Draft {
  const { told, numbers, amount, namedBoth } = telling;
  const { total, known, per, at } = mix;
  const [own, given] = rates(mix, at);
  const rest = total - given * known;
  const found = rest / own;
  const [letter, knownLetter] = at.first ? ["x", "y"] : ["y", "x"];
  const [first, second] = numbers.map(withoutUnit);
  const of = (parts: number) => inUnits(parts, per);
  const [a, b, all, each, one] = [of(mix.a), of(mix.b), of(total), of(given), of(own)];
  return {
    question: sentences(...told),
    options: optionsOf(mix, telling),
    opening: "Subtract the part that belongs to the known number from the total.",
    steps: [
      stepTo(
        `Let $x$ be ${first} and $y$ be ${second}. The two parts add up to the total.`,
        equation(sum(product(a, "x"), product(b, "y")), all),
      ),
      stepTo(
        `Substitute $${known}$ for $${knownLetter}$.`,
        equation(
          at.first ? sum(product(a, "x"), times(b, known)) : sum(times(a, known), product(b, "y")),
          all,
        ),
      ),
      stepTo(
        `Subtract ${amount}, $${tex(times(each, known))} = ${tex(of(given * known))}$, from both sides.`,
        equation(product(one, letter), of(rest)),
      ),
      ...(own === per
        ? []
        : [stepTo(`Divide both sides by ${inline(one)}.`, equation(letter, found))]),
      ...(at.second
        ? []
        : [
            stepTo(
              `Add both numbers to find ${namedBoth}.`,
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

function factsOf({ a, b, total, known, per, at }: Mix, { told }: Telling) {
  const [own, given] = at.first ? (["x", "y"] as const) : (["y", "x"] as const);
  const [ofX, ofY, all] = [a, b, total].map((parts) => code(inUnits(parts, per)));
  const kind = "value" as const; // a literal, not any string
  return {
    kind,
    given: [`${ofX}*x + ${ofY}*y = ${all}`, `${given} = ${known}`],
    ask: at.second ? own : "x + y",
    told,
  };
}

/** Things of two kinds: the number of one, or of both, from a total and the number of the other. */
function ofTwoKinds({ scenario, a, b, total, known, per, at }: Mix): Telling {
  const {
    rates: ratesOf,
    did,
    sum: inAll,
    ask,
    amount,
    many,
    ofMany,
    all,
  } = twoKinds[scenario] as TwoKindsScenario; // in the list
  const [first, second] = many;
  const [asked, rest] = at.first ? [first, second] : [second, first];
  const shown = (parts: number) => amount(rational(parts, per));
  return {
    told: [
      ratesOf(shown(a), shown(b)),
      askedIf(
        `${did(`${known} ${rest} and a certain number of ${asked}`)}, and ${inAll(shown(total))}`,
        at.second ? ask(asked) : `${ask(all)} in total`,
        false,
      ),
    ],
    numbers: [`the number of ${first}`, `the number of ${second}`],
    amount: withoutUnit(ofMany(rest)),
    namedBoth: `the total number of ${all}`,
  };
}

/** A trip in two parts: the time of one, or of both, from the whole distance and the time of the other. */
function ofTwoLegs({ scenario, a, b, total, known, per, at }: Mix): Telling {
  const { told, whole, legs, time, timeOf, lengthOf } = twoLegs[scenario] as TwoLegsScenario; // in the list
  const [first, second] = legs;
  const [asked, rest] = at.first ? [first, second] : [second, first];
  return {
    told: [
      told(partsInProse(a, per), partsInProse(b, per)),
      askedIf(
        `${whole(partsInProse(total, per))} and spent ${known} ${time} ${rest}`,
        `what is ${at.second ? timeOf(asked) : `the total time, in ${time}, that both parts took`}`,
        at.second,
      ),
    ],
    numbers: [timeOf(first), timeOf(second)],
    amount: withoutUnit(lengthOf(rest)),
    namedBoth: "the total time of both parts",
  };
}

/** How many there are of one kind, or of both, when the total and the other number are known. */
export const otherAmountFromTotal = defineLevels({
  id: "other-amount-from-total",
  version: 5,
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
      const { grid, per } = twoKinds[scenario] as TwoKindsScenario; // in the list
      return drawMix(chance, { scenario, per }, [onGrid(chance, grid), onGrid(chance, grid)]);
    },
    build: (mix) => ({ ...build(mix, ofTwoKinds(mix)), archetype: "HC01" }),
    facts: (mix) => factsOf(mix, ofTwoKinds(mix)),
  }),
  Medium: level<Mix>({
    space: 100_000,
    steps: 3,
    context: true,
    draw: (chance) => {
      const scenario = chance.int(0, twoLegs.length - 1);
      const { fast, slow } = twoLegs[scenario] as TwoLegsScenario; // in the list
      const speeds = [onGrid(chance, fast), onGrid(chance, slow)] as const;
      return drawMix(chance, { scenario, per: speedParts }, speeds);
    },
    build: (mix) => ({ ...build(mix, ofTwoLegs(mix)), archetype: "HC20" }),
    facts: (mix) => factsOf(mix, ofTwoLegs(mix)),
  }),
});
