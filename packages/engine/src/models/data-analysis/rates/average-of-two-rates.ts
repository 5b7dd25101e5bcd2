import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type TwoRatesScenario, twoRatesScenarios } from "@sat/content/scenarios/two-rates";
import { type Twists, siblingAnswers, siblingOptions } from "../../../craft/options/siblings.ts";
import { allFit } from "../../../craft/wording/story.ts";
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
function average({ one, other, parts }: Rates, { first, second }: Twists): Rational {
  const share = second ? rational(1, parts) : rational(parts - 1, parts);
  const rest = add(1, multiply(-1, share));
  if (first) return add(multiply(share, one), multiply(rest, other));
  return divide(1, add(divide(share, one), divide(rest, other)));
}

/** Whether all four averages are whole, told in whole numbers: the pairs to try are far too many for rationals. */
function areWhole(one: number, other: number, parts: number): boolean {
  const rest = parts - 1;
  const [sum, otherSum] = [one + rest * other, rest * one + other];
  const product = parts * one * other;
  return [sum % parts, otherSum % parts, product % sum, product % otherSum].every(
    (remainder) => remainder === 0,
  );
}

const stock = () => twoRatesScenarios.flatMap((scenario) => ratesOf(scenario));

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
    const share = at.second ? rational(1, parts) : rational(parts - 1, parts);
    const left = add(1, multiply(-1, share));
    return {
      question: `${scenario.first(part, whole, `${one}`)}, and ${scenario.rest(`${other}`)}. What is the ${scenario.ask}?`,
      options: siblingOptions({
        at,
        answer: (each) => average(rates, each),
        show: numeral,
        why: `It is the ${scenario.over} divided by the ${scenario.under}.`,
        slips: [
          {
            code: "wrong-total",
            deed: at.first
              ? `taking the parts for parts of the ${scenario.over}`
              : `weighting the rates themselves by their parts of the ${scenario.over}`,
          },
          {
            code: "quantities-exchanged",
            deed: `using $${one}$ for ${rest} and $${other}$ for ${part}`,
          },
        ],
      }),
      opening: "An average rate is one total divided by the other total, so find both totals.",
      steps: [
        {
          text: at.first
            ? `Let the ${scenario.under} be $1$. The ${scenario.over} is then the sum of rate times part.`
            : `Let the ${scenario.over} be $1$. The ${scenario.under} is then the sum of part over rate.`,
        },
        {
          text: at.first
            ? `That sum is $${tex(share)} \\cdot ${one} + ${tex(left)} \\cdot ${other} = ${tex(key)}$.`
            : `That sum is $${tex(share)} \\div ${one} + ${tex(left)} \\div ${other} = ${tex(divide(1, key))}$.`,
          claim: at.first
            ? `${code(share)}*${one} + ${code(left)}*${other} = ${code(key)}`
            : `(${code(share)})/${one} + (${code(left)})/${other} = ${code(divide(1, key))}`,
        },
        {
          text: at.first
            ? `Dividing by $1$, the average rate is $${tex(key)}$.`
            : `Dividing $1$ by this, the average rate is $${tex(key)}$.`,
          claim: `r = ${code(key)}`,
        },
      ],
      hint: "Of which amount is the part told: of the one that the rate is divided by, or of the other?",
      tip: "Rates may be averaged by their parts only when the parts are of the amount they divide by.",
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
  version: 2,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA14"],
  closed: true,
  optionDesign: "orbit",
  Hard: unequalParts,
});
