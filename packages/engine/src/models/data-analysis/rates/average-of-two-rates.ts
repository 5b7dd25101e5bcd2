import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type TwoRatesScenario, twoRatesScenarios } from "@sat/content/scenarios/two-rates";
import { type Twists, siblingAnswers, siblingOptions } from "../../../craft/options/siblings.ts";
import type { Step } from "../../../model.ts";
import { capitalized } from "../../../language/noun.ts";
import { allFit } from "../../../craft/wording/story.ts";
import { type Expression, fraction, quotient, sum, times } from "../../../math/expression.ts";
import { workOut } from "../../../math/work-out.ts";
import { code, tex } from "../../../math/print.ts";
import { type Rational, add, divide, multiply, rational } from "../../../math/rational.ts";

interface Rates {
  readonly scenario: TwoRatesScenario;
  readonly one: number;
  readonly other: number;
  /** The smaller part is one of so many equal parts. */
  readonly parts: number;
}

/** The twists: the part is one of the amount that the rate divides by; the first rate has the smaller part. */
function workOf({ one, other, parts }: Rates, { first, second }: Twists): Expression {
  const [share, rest] = second ? [1, parts - 1] : [parts - 1, 1];
  const [part, left] = [fraction(share, parts), fraction(rest, parts)];
  if (first) return sum(times(part, one), times(left, other));
  return quotient(1, sum(quotient(part, one), quotient(left, other)));
}

function average(rates: Rates, at: Twists): Rational {
  return workOut(workOf(rates, at));
}

/** Whether all four averages are whole, told in whole numbers: the pairs to try are far too many for rationals. */
function areWhole(one: number, other: number, parts: number): boolean {
  const rest = parts - 1;
  const [total, otherTotal] = [one + rest * other, rest * one + other];
  const all = parts * one * other;
  return [total % parts, otherTotal % parts, all % total, all % otherTotal].every(
    (remainder) => remainder === 0,
  );
}

/** No scenario has many more items than the others, whatever its rates. */
const MOST = 320;

const stock = () =>
  twoRatesScenarios.flatMap((scenario) => {
    const all = ratesOf(scenario);
    const every = Math.ceil(all.length / MOST);
    return all.filter((_, at) => Math.floor(at / 4) % every === 0);
  });

/** All rates of a scenario with four whole averages. */
function ratesOf(scenario: TwoRatesScenario) {
  const step = scenario.to > 300 ? 5 : 1;
  const all = Array.from(
    { length: (scenario.to - scenario.from) / step + 1 },
    (_, at) => scenario.from + at * step,
  );
  return all
    .flatMap((one) =>
      all.flatMap((other) =>
        [3, 4, 5]
          .filter((parts) => one !== other && areWhole(one, other, parts))
          .map((parts) => ({ scenario, one, other, parts })),
      ),
    )
    .filter((rates) =>
      allFit(
        siblingAnswers((at) => average(rates, at)),
        { most: scenario.to },
      ),
    )
    .flatMap((rates) => siblingAnswers((at) => at).map((at) => ({ rates, at })));
}

const PARTS: Readonly<Record<number, readonly [string, string]>> = {
  3: ["one-third", "two-thirds"],
  4: ["one-fourth", "three-fourths"],
  5: ["one-fifth", "four-fifths"],
};

function stepsOf(rates: Rates, at: Twists): Step[] {
  const { scenario, one, other, parts } = rates;
  const key = average(rates, at);
  const share = at.second ? rational(1, parts) : rational(parts - 1, parts);
  const left = add(1, multiply(-1, share));
  return [
    {
      text: at.first
        ? `The parts are parts of the ${scenario.under}. Let the ${scenario.under} be 1: the parts are then $${tex(share)}$ and $${tex(left)}$.`
        : `The parts are parts of the ${scenario.over}. Let the ${scenario.over} be 1: the parts are then $${tex(share)}$ and $${tex(left)}$.`,
    },
    {
      text: at.first
        ? `Multiply each part by its rate, and add to find the ${scenario.over}.\n\n$${tex(share)} \\cdot ${one} + ${tex(left)} \\cdot ${other} = ${tex(key)}$`
        : `Divide each part by its rate, and add to find the ${scenario.under}.\n\n$${tex(share)} \\div ${one} + ${tex(left)} \\div ${other} = ${tex(divide(1, key))}$`,
      claim: at.first
        ? `${code(share)}*${one} + ${code(left)}*${other} = ${code(key)}`
        : `(${code(share)})/${one} + (${code(left)})/${other} = ${code(divide(1, key))}`,
    },
    {
      text: at.first
        ? `The ${scenario.under} is 1, so dividing by it leaves the rate of the whole.\n\n$${tex(key)}$`
        : `Divide the ${scenario.over} by the ${scenario.under} to find the rate of the whole.\n\n$1 \\div ${tex(divide(1, key))} = ${tex(key)}$`,
      claim: `r = ${code(key)}`,
    },
  ];
}

/** The average of two rates that hold for unequal parts. */
const unequalParts = stockLevel({
  steps: 4,
  context: true,
  stock,
  build: ({ rates, at }) => {
    const { scenario, one, other, parts } = rates;
    const [small = "", large = ""] = PARTS[parts] ?? [];
    const [part, rest] = at.second ? [small, large] : [large, small];
    const whole = at.first ? scenario.under : scenario.over;
    const key = average(rates, at);
    return {
      question: `${scenario.first(part, whole, `${one}`)}. ${capitalized(scenario.rest(`${other}`))}. What is the ${scenario.ask}?`,
      options: siblingOptions({
        at,
        answer: (each) => average(rates, each),
        show: numeral,
        why: at.first
          ? `The two rates are weighted with the parts of the ${scenario.under}, which each rate divides by.`
          : `It is the ${scenario.over}, $1$, divided by the ${scenario.under}, $${tex(divide(1, key))}$.`,
        slips: [
          {
            code: "wrong-total",
            deed: at.first
              ? `using ${part} and ${rest} as parts of the ${scenario.over}`
              : `multiplying the rates, instead of dividing by them, as if the parts were parts of the ${scenario.under}`,
            work: workOf(rates, { ...at, first: !at.first }),
          },
          {
            code: "quantities-exchanged",
            deed: `using $${one}$ for ${rest} and $${other}$ for ${part}`,
            work: workOf(rates, { ...at, second: !at.second }),
          },
        ],
        corner: {
          code: "wrong-total",
          deed: at.first
            ? `using ${rest} and ${part} as parts of the ${scenario.over}`
            : `multiplying the rates, in the other order, by ${part} and ${rest}`,
          work: workOf(rates, { first: !at.first, second: !at.second }),
        },
      }),
      opening: "An average rate is one total divided by the other total, so find both totals.",
      steps: stepsOf(rates, at),
      hint: `Which is divided into ${part} and the rest: the ${scenario.over} or the ${scenario.under}?`,
      tip: "Rates can be weighted with parts only when these are parts of what the rates divide by.",
      archetype: "QA14",
    };
  },
  facts: ({ rates: { scenario, one, other, parts }, at: { first, second } }) => {
    const share = `${second ? 1 : parts - 1}/${parts}`;
    const rest = `1 - ${share}`;
    const part = PARTS[parts]?.[second ? 0 : 1] ?? "";
    return {
      kind: "value",
      given: first
        ? [`w = 1`, `m = ${one}*(${share})*w + ${other}*(${rest})*w`, "r*w = m"]
        : [`m = 1`, `w = (${share})*m/${one} + (${rest})*m/${other}`, "r*w = m"],
      ask: "r",
      told: [
        scenario.first(part, first ? scenario.under : scenario.over, `${one}`),
        scenario.rest(`${other}`),
        scenario.ask,
      ],
    };
  },
});

/** The average rate of something with two rates for unequal parts. */
export const averageOfTwoRates = defineLevels({
  id: "average-of-two-rates",
  version: 4,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA14"],
  closed: true,
  optionDesign: "orbit",
  Hard: unequalParts,
});
