import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { onGrid } from "../../../craft/draws/grid.ts";
import { numeral, right, wrong } from "../../../craft/options/option.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import {
  PLACES,
  type PackedScenario,
  type Place,
  packed,
  packedAmount,
} from "../../../craft/scenarios/packed.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { leadsTo, sentences } from "../../../craft/wording/words.ts";
import { type Expression, decimal, equation, sum, times } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

interface Range {
  readonly scenario: PackedScenario;
  readonly count: number;
  /** Bounds for one thing, in tenths. */
  readonly least: number;
  readonly most: number;
}

function drawRange(chance: Chance): Range {
  const scenario = chance.pick(packed);
  const least = onGrid(chance, scenario.least);
  const most = least + chance.int(...scenario.wide);
  return { scenario, count: chance.int(5, 24), least, most };
}

function sizeOf(tenths: number): Expression {
  return decimal(rational(tenths, 10));
}

/** What one thing counts, and how many there are. */
function told({ scenario, count, least, most }: Range, strict: boolean): string {
  const { row, one, unit } = scenario;
  const [low, high] = [least, most].map((value) => packedAmount(value, unit));
  const words = strict
    ? `more than ${low} and less than ${high}`
    : `at least ${low} and at most ${high}`;
  return `${row(count)}. ${one(words)}`;
}

/** The ends of the range, each times the number of things. */
function timesCount({ scenario, count, least, most }: Range): Step[] {
  const step = (name: string, one: number) =>
    stepTo(
      `Multiply the ${name} bound for one ${scenario.thing}, ${packedAmount(one, scenario.unit)}, by $${count}$.`,
      equation(times(count, sizeOf(one)), sizeOf(count * one)),
    );
  return [step("lower", least), step("upper", most)];
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

function possibleTexts(range: Possible): readonly [string, string] {
  return [`${told(range, false)}.`, `Which value could be ${range.scenario.bare}?`];
}

/** Which total is possible. */
const possible = level<Possible>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const range = drawRange(chance);
    const { count, least, most } = range;
    const [low, high] = [(count * least) / 10, (count * most) / 10];
    const key = chance.int(Math.ceil(low), Math.ceil(high));
    const gap = Math.ceil(high - low) + chance.int(1, count);
    chance.require(key <= high && key > 3 * gap, "a total is too small");
    const place = chance.int(0, 3);
    return { ...range, first: key - place * gap, gap, place };
  },
  build: (range) => {
    const { scenario, count, least, most, place } = range;
    const [low, high] = [sizeOf(count * least), sizeOf(count * most)].map((each) => tex(each));
    const key = totals(range)[place] ?? 0;
    return {
      question: sentences(...possibleTexts(range)),
      options: totals(range).map((value, at) => {
        const face = numeral(value);
        if (at === place) {
          return right(
            face,
            `It is neither less than $${low}$ nor greater than $${high}$, the least and the greatest possible total.`,
          );
        }
        const [name, end, one] =
          at < place ? (["less", low, least] as const) : (["greater", high, most] as const);
        const deed = `choosing a total that is ${name} than the ${at < place ? "least" : "greatest"} possible, $${count} \\cdot ${tex(sizeOf(one))} = ${end}$,`;
        return wrong(face, "bound-misjudged", leadsTo(face.text, deed));
      }),
      opening: OPENING,
      steps: [
        ...timesCount(range),
        {
          text: `The total lies from the one to the other, and only one option does.\n\n$${low} \\le ${tex(key)} \\le ${high}$`,
          claim: `${code(sizeOf(count * least))} <= ${key} <= ${code(sizeOf(count * most))}`,
        },
      ],
      hint: `What would the total be if each ${scenario.thing} had the least amount, ${packedAmount(least, scenario.unit)}?`,
      tip: TIP,
      archetype: "HE06",
    };
  },
  facts: (range) => {
    const { count, least, most } = range;
    const claims = totals(range).map((value): [string, string[]] => [
      numeral(value).text,
      [`${count}*${code(sizeOf(least))} <= ${value}`, `${value} <= ${count}*${code(sizeOf(most))}`],
    ]);
    return {
      kind: "statement",
      given: ["t = 0"],
      claims: Object.fromEntries(claims),
      told: possibleTexts(range),
    };
  },
});

interface WithExtra extends Range {
  readonly extra: number;
  readonly strict: boolean;
  /** Where the extra comes. */
  readonly ask: Place;
}

/** How many times the extra is added. */
function timesAdded({ count }: Range, place: Place): number {
  return { within: 0, once: 1, between: count - 1, each: count }[place];
}

function endsAt({ count, least, most, extra, ...range }: WithExtra, place: Place) {
  const added = timesAdded({ count, least, most, ...range }, place) * extra;
  return [sizeOf(count * least + added), sizeOf(count * most + added)] as const;
}

function show(range: WithExtra, place: Place) {
  const [low, high] = endsAt(range, place).map((end) => tex(end));
  const sign = range.strict ? "<" : "\\le";
  return { text: `$${low} ${sign} ${range.scenario.letter} ${sign} ${high}$` };
}

function allTexts(range: WithExtra): readonly [string, string] {
  const { scenario, extra, strict, ask } = range;
  const { unit, letter, total } = scenario;
  return [
    `${told(range, strict)}${scenario.with[ask](packedAmount(extra, unit))}.`,
    `Which inequality represents all possible values of $${letter}$, ${total}?`,
  ];
}

/** How often the extra is added, as in "adding it once in all". */
function addedText({ scenario, count, extra }: WithExtra, place: Place): string {
  const amount = packedAmount(extra, scenario.unit);
  return {
    within: `leaving ${amount} out of the total`,
    once: `adding ${amount} once in all`,
    between: `adding ${amount} for each of the $${count} - 1$ gaps`,
    each: `adding ${amount} for each of the $${count}$ ${scenario.thing}s`,
  }[place];
}

function addedSteps(range: WithExtra): Step[] {
  const { count, least, most, extra, ask } = range;
  const number = timesAdded(range, ask);
  if (number === 0) return [];
  const added = sizeOf(number * extra);
  const ends = endsAt(range, ask);
  const sums = [least, most].map((one, at) =>
    inline(equation(sum(sizeOf(count * one), added), ends[at] ?? added)),
  );
  return [
    ...(ask === "between" || ask === "each"
      ? [
          stepTo(
            ask === "each"
              ? `There are $${count}$ of these. Multiply.`
              : `Between $${count}$ in a row there are $${count} - 1$ gaps. Multiply.`,
            equation(times(number, sizeOf(extra)), added),
          ),
        ]
      : []),
    { text: `Add this to both totals.\n\n${sums.join("\n\n")}` },
  ];
}

/** All totals that are possible. */
const allTotals = level<WithExtra>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const range = drawRange(chance);
    const extra = chance.int(...range.scenario.extra);
    return { ...range, extra, strict: chance.flip(), ask: chance.pick(PLACES) };
  },
  build: (range) => {
    const { scenario, count, extra, strict, ask } = range;
    const amount = packedAmount(extra, scenario.unit);
    return {
      question: sentences(...allTexts(range)),
      options: rotatingOptions<Place>({
        faces: {
          within: show(range, "within"),
          once: show(range, "once"),
          between: show(range, "between"),
          each: show(range, "each"),
        },
        ask,
        why: `Its ends are $${count}$ times the bounds for one ${scenario.thing}${ask === "within" ? `, which include the ${amount} already` : `, with ${amount} added ${ask === "once" ? "once" : `$${timesAdded(range, ask)}$ times`}`}.`,
        slip: (other) => ({
          code: other === "within" ? "term-left-out" : "rate-misapplied",
          deed: addedText(range, other),
        }),
      }),
      opening: "Find the lower and the upper bound of the total from the bounds for one.",
      steps: [
        ...timesCount(range),
        ...addedSteps(range),
        {
          text: strict
            ? `"More than" and "less than" exclude the ends.\n\n${show(range, ask).text}`
            : `"At least" and "at most" include the ends.\n\n${show(range, ask).text}`,
        },
      ],
      hint: `How many times does ${amount} come in addition to the bounds for one ${scenario.thing}?`,
      tip: "Count how often something comes: with each, between neighbors, once, or not in addition at all.",
      archetype: "HE07",
    };
  },
  facts: (range) => {
    const { scenario, count, strict, ask } = range;
    const { letter } = scenario;
    const [least, most, extra] = [range.least, range.most, range.extra].map((tenths) =>
      code(sizeOf(tenths)),
    );
    const [over, under] = strict ? [">", "<"] : [">=", "<="];
    const one = {
      within: `${letter}/${count} + ${extra} - ${extra}`,
      once: `(${letter} - ${extra})/${count}`,
      between: `(${letter} - ${extra}*(${count} - 1))/${count}`,
      each: `${letter}/${count} - ${extra}`,
    }[ask];
    return {
      kind: "solution-set",
      given: [`${one} ${over} ${least}`, `${one} ${under} ${most}`],
      unknown: letter,
      told: allTexts(range),
    };
  },
});

/** Which totals are possible when each part lies in a range. */
export const rangeOfTotal = defineLevels({
  id: "range-of-total",
  version: 3,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE06", "HE07"],
  optionDesign: "orbit",
  Easy: possible,
  Medium: allTotals,
});
