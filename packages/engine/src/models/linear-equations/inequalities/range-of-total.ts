import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral, right, wrong } from "../../../craft/options/option.ts";
import { type PackedScenario, packed, packedAmount } from "../../../craft/scenarios/packed.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { leadsTo } from "../../../craft/wording/words.ts";
import { equation, times } from "../../../math/expression.ts";
import { tex } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

interface Range {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  readonly count: number;
  readonly least: number;
  readonly most: number;
}

function scenarioOf({ scenario }: Range): PackedScenario {
  return packed[scenario] as PackedScenario; // drawn from the length of the list
}

function drawRange(chance: Chance): Range {
  const scenario = chance.int(0, packed.length - 1);
  const { from, to } = packed[scenario] as PackedScenario; // in the list
  const least = chance.int(from, to - 2);
  return { scenario, count: chance.int(4, 24), least, most: least + chance.int(2, 6) };
}

/** What one thing counts, and how many there are. */
function told(range: Range, strict: boolean): string {
  const { one, together, unit } = scenarioOf(range);
  const [low, high] = [range.least, range.most].map((value) => packedAmount(value, unit));
  const words = strict
    ? `more than ${low} and less than ${high}`
    : `at least ${low} and at most ${high}`;
  return `${one(words)} ${together(range.count)}`;
}

/** The ends of the range, each times the number of things. */
function timesCount(range: Range): Step[] {
  const { count, least, most } = range;
  const { unit } = scenarioOf(range);
  const step = (name: string, one: number) =>
    stepTo(
      `Multiply the ${name} bound for one, ${packedAmount(one, unit)}, by ${count}.`,
      equation(times(count, one), count * one),
    );
  return [step("lower", least), step("upper", most)];
}

function toldOf(range: Range, [low, high]: readonly [string, string]): string[] {
  const { one, together, unit } = scenarioOf(range);
  const { count, least, most } = range;
  return [
    one(`${low} ${packedAmount(least, unit)} and ${high} ${packedAmount(most, unit)}`),
    together(count),
  ];
}

const OPENING =
  "The total is least when each one is least, and greatest when each one is greatest.";
const TIP = "To find the range of a total, multiply both ends of the range for one.";

interface Possible extends Range {
  /** Four totals a gap apart; only the one at this place is possible. */
  readonly first: number;
  readonly gap: number;
  readonly place: number;
}

function totals({ first, gap }: Possible): number[] {
  return [0, 1, 2, 3].map((at) => first + at * gap);
}

/** Which total is possible. */
const possible = level<Possible>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const range = drawRange(chance);
    const { count, least, most } = range;
    const [low, high] = [count * least, count * most];
    const key = chance.int(low, high);
    const gap = high - low + chance.int(1, count);
    chance.require(key > 3 * gap, "a total is too small");
    const place = chance.int(0, 3);
    return { ...range, first: key - place * gap, gap, place };
  },
  build: (range) => {
    const { count, least, most, place } = range;
    const { bare, unit } = scenarioOf(range);
    const [low, high] = [count * least, count * most];
    const key = totals(range)[place] ?? 0;
    return {
      question: `${told(range, false)} Which of the following could be ${bare}?`,
      options: totals(range).map((value, at) => {
        const face = numeral(value);
        if (at === place) {
          return right(
            face,
            `It is neither less than $${tex(low)}$ nor greater than $${tex(high)}$, the least and the greatest possible total.`,
          );
        }
        const [name, end, one] =
          at < place ? (["less", low, least] as const) : (["greater", high, most] as const);
        const deed = `choosing a total that is ${name} than the ${at < place ? "least" : "greatest"} possible, $${count} \\cdot ${one} = ${tex(end)}$,`;
        return wrong(face, "bound-misjudged", leadsTo(face.text, deed));
      }),
      opening: OPENING,
      steps: [
        ...timesCount(range),
        {
          text: `The total lies from the one to the other, and only one option does.\n\n$${tex(low)} \\le ${tex(key)} \\le ${tex(high)}$`,
          claim: `${low} <= ${key} <= ${high}`,
        },
      ],
      hint: `What would the total be if each of the ${count} had the least amount, ${packedAmount(least, unit)}?`,
      tip: TIP,
      archetype: "HE06",
    };
  },
  facts: (range) => {
    const { count, least, most } = range;
    const claims = totals(range).map((value): [string, string[]] => [
      numeral(value).text,
      [`${count}*${least} <= ${value}`, `${value} <= ${count}*${most}`],
    ]);
    return {
      kind: "statement",
      given: ["t = 0"],
      claims: Object.fromEntries(claims),
      told: [...toldOf(range, ["at least", "at most"]), scenarioOf(range).bare],
    };
  },
});

interface WithExtra extends Range {
  readonly extra: number;
  /** The twists are whether the extra comes with each one, and whether the ends are left out. */
  readonly at: Twists;
}

function ends({ count, least, most, extra }: WithExtra, { first }: Twists): [number, number] {
  const added = first ? count * extra : extra;
  return [count * least + added, count * most + added];
}

function show(range: WithExtra, at: Twists) {
  const [low, high] = ends(range, at);
  const sign = at.second ? "<" : "\\le";
  return { text: `$${tex(low)} ${sign} ${scenarioOf(range).letter} ${sign} ${tex(high)}$` };
}

/** All totals that are possible. */
const allTotals = level<WithExtra>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const range = { ...drawRange(chance), extra: chance.int(1, 9), at: twists(chance) };
    const lows = siblingAnswers((at) => ends(range, at)[0]);
    chance.require(areDistinct([lows[0] ?? 0, lows[2] ?? 0]), "options alike");
    return range;
  },
  build: (range) => {
    const { count, least, most, extra, at } = range;
    const { addedToEach, addedOnce, withEach, withOnce, letter, unit } = scenarioOf(range);
    const total = at.first ? withEach : withOnce;
    const amount = packedAmount(extra, unit);
    const [low, high] = ends(range, at);
    const key = show(range, at);
    const added = at.first ? count * extra : extra;
    return {
      question: `${told(range, at.second)} ${at.first ? addedToEach(amount) : addedOnce(amount)} Which inequality represents all possible values of $${letter}$, ${total}?`,
      options: siblingOptions({
        at,
        answer: (each) => each,
        show: (each) => show(range, each),
        why: `Its ends are $${count}$ times the bounds for one, with ${at.first ? `$${count}$ times ` : ""}${amount} added, and ${at.second ? `"more than" and "less than" exclude them` : `"at least" and "at most" include them`}.`,
        slips: [
          {
            code: "rate-misapplied",
            deed: at.first
              ? `adding ${amount} only once instead of ${count} times`
              : `adding ${amount} ${count} times, $${count} \\cdot ${extra} = ${count * extra}$, instead of once`,
          },
          {
            code: "bound-misjudged",
            deed: at.second
              ? `including the ends, although each amount is more than the one and less than the other,`
              : "excluding the ends, although each amount can be equal to its bounds,",
          },
        ],
      }),
      opening: "Find the lower and the upper bound of the total from the bounds for one.",
      steps: [
        ...timesCount(range),
        ...(at.first
          ? [
              stepTo(
                `An amount of ${amount} is added to each of the ${count}. Multiply.`,
                equation(times(count, extra), count * extra),
              ),
            ]
          : []),
        {
          text: `${at.first ? "Add this" : `Add ${amount} once`} to both totals.\n\n$${tex(count * least)} + ${added} = ${tex(low)}$\n\n$${tex(count * most)} + ${added} = ${tex(high)}$`,
        },
        {
          text: at.second
            ? `"More than" and "less than" exclude the ends.\n\n${key.text}`
            : `"At least" and "at most" include the ends.\n\n${key.text}`,
        },
      ],
      hint: `Is ${amount} added once here, or once for each of the ${count}?`,
      tip: at.first
        ? "An amount that is added to each one is multiplied by the number of things, as the bounds are."
        : "Multiply the bounds for one by the number of things; an amount added once is not multiplied.",
      archetype: "HE07",
    };
  },
  facts: (range) => {
    const { count, least, most, extra, at } = range;
    const { letter, unit, addedToEach, addedOnce, withEach, withOnce } = scenarioOf(range);
    const added = packedAmount(extra, unit);
    const [over, under] = at.second ? [">", "<"] : [">=", "<="];
    const each = at.first ? `${letter}/${count} - ${extra}` : `(${letter} - ${extra})/${count}`;
    return {
      kind: "solution-set",
      given: [`${each} ${over} ${least}`, `${each} ${under} ${most}`],
      unknown: letter,
      told: [
        ...toldOf(range, at.second ? ["more than", "less than"] : ["at least", "at most"]),
        at.first ? addedToEach(added) : addedOnce(added),
        `$${letter}$ ${at.first ? withEach : withOnce}`,
      ],
    };
  },
});

/** Which totals are possible when each part lies in a range. */
export const rangeOfTotal = defineLevels({
  id: "range-of-total",
  version: 2,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE06", "HE07"],
  optionDesign: "orbit",
  Easy: possible,
  Medium: allTotals,
});
