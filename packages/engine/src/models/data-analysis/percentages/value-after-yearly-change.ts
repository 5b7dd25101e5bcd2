import { defineLevels } from "../../../craft/assembly/levels.ts";
import {
  type ChangeScenario,
  amountOf,
  changeScenarios,
} from "../../../craft/scenarios/changes.ts";
import type { Step } from "../../../model.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { type Twists, siblingAnswers } from "../../../craft/options/siblings.ts";
import { hundredths } from "../../../craft/percents/share.ts";
import { article } from "../../../language/noun.ts";
import { type Expression, fraction, power, sum, times } from "../../../math/expression.ts";
import { code, grouped, tex } from "../../../math/print.ts";
import { type Rational, gcd, multiply, rational } from "../../../math/rational.ts";

interface Yearly {
  readonly scenario: ChangeScenario;
  readonly amount: number;
  readonly percent: number;
  readonly years: number;
}

function exactly({ amount, percent, years }: Yearly, { first, second }: Twists): number {
  const base = 1 + (first ? percent : -percent) / 100;
  return amount * base ** (second ? years : years - 1);
}

/** The twists: the number grows; it is asked after so many years, not at the beginning of the last of them. */
const byPercent = siblingLevel<Yearly>({
  space: 500_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(changeScenarios);
    const [percent, years] = [chance.int(3, 18), chance.int(3, 8)];
    const yearly = { scenario, percent, years, amount: amountOf(chance, scenario, 20) };
    const values = siblingAnswers((at) => exactly(yearly, at));
    // The second solver must round as we do.
    const isClear = values.every((value) => Math.abs((value % 1) - 1 / 2) > 1 / 1000);
    chance.require(isClear, "halfway between two whole numbers");
    return yearly;
  },
  answer: (yearly, at) => Math.round(exactly(yearly, at)),
  word: ({ scenario: { thing, short }, amount, percent, years }, at, key) => {
    const way = at.first ? "increase" : "decrease";
    const [factor, otherFactor] = at.first
      ? [hundredths(100 + percent), hundredths(100 - percent)]
      : [hundredths(100 - percent), hundredths(100 + percent)];
    const [count, otherCount] = at.second ? [years, years - 1] : [years - 1, years];
    const worked = (base: Expression, exponent: number) =>
      `$${tex(times(amount, power(base, exponent)))}$`;
    const when = at.second ? `at the end of year ${years}` : `at the beginning of year ${years}`;
    return {
      question: `At the beginning of year 1, ${thing} is ${grouped(amount)}. It ${way}s by ${percent}% each year. To the nearest whole number, what is ${short} ${when}?`,
      why: `From the beginning of year 1 to ${when.replace("at ", "")}, the number is multiplied by $${tex(factor)}$ a total of ${count} times.`,
      slips: [
        {
          code: "direction-turned-around",
          deed: `multiplying by $${tex(otherFactor)}$ instead of $${tex(factor)}$ each year, ${worked(otherFactor, count)},`,
        },
        {
          code: "off-by-one",
          deed: `counting ${otherCount} yearly changes instead of ${count}, ${worked(factor, otherCount)},`,
        },
      ],
      corner: {
        code: "another-quantity",
        deed: `using the factor of ${article(at.first ? "decrease" : "increase")} ${at.first ? "decrease" : "increase"} for ${otherCount} years, ${worked(otherFactor, otherCount)},`,
      },
      opening:
        "Each year the number is multiplied by one factor, so count the years that have passed.",
      steps: [
        {
          text: `After ${article(`${percent}`)} ${percent}% ${way}, the number is $100\\% ${at.first ? "+" : "-"} ${percent}\\% = ${at.first ? 100 + percent : 100 - percent}\\%$ of what it was. Write this percent as a decimal to find the factor of one year.\n\n$${tex(factor)}$`,
        },
        {
          text: at.second
            ? `The number changes once in each year, and the end of year ${years} is ${count} years after the beginning of year 1. Multiply ${grouped(amount)} by the factor ${count} times.`
            : `The beginning of year ${years} is the end of year ${count}, which is ${count} years after the beginning of year 1. Multiply ${grouped(amount)} by the factor ${count} times.`,
        },
        {
          text: `Use a calculator, and round to the nearest whole number.\n\n$${tex(times(amount, power(factor, count)))} \\approx ${tex(key)}$`,
        },
      ],
      hint: `How many times does the number change from the beginning of year 1 to ${when.replace("at ", "")}?`,
      tip: "Count the changes for a small case first: from the beginning of year 1 to its end there is one.",
      archetype: "QB13",
    };
  },
  facts: ({ scenario: { thing, short }, amount, percent, years }, { first, second }) => ({
    kind: "value",
    given: [
      `x = ${amount}*(1 ${first ? "+" : "-"} ${percent}/100)^${second ? years : `(${years} - 1)`}`,
    ],
    ask: "x",
    rounded: 0,
    told: [
      `at the beginning of year 1, ${thing} is ${grouped(amount)}`,
      `${first ? "increases" : "decreases"} by ${percent}% each year`,
      `to the nearest whole number, ${short} at the ${second ? "end" : "beginning"} of year ${years}`,
    ],
  }),
});

interface Pair {
  readonly scenario: ChangeScenario;
  /** The first of two years that are two years apart, and the numbers in both. */
  readonly year: number;
  readonly one: number;
  readonly two: number;
  /** By what the number is multiplied each year if it changes by a percent: over and under. */
  readonly factor: readonly [over: number, under: number];
}

/** The twists: every change is by one percent, not by one number; a later number is asked, not an earlier. */
function continued({ one, two, factor: [over, under] }: Pair, { first, second }: Twists): Rational {
  if (first) return second ? rational(two * over, under) : rational(one * under, over);
  const change = (two - one) / 2;
  return rational(second ? two + change : one - change);
}

/** One year of change, with its result, as a reason shows it. */
function stepIn({ one, two, factor }: Pair, at: Twists): string {
  const start = at.second ? two : one;
  const [over, under] = factor;
  const change = (two - one) / 2;
  const work = at.first
    ? at.second
      ? times(start, fraction(over, under))
      : times(start, fraction(under, over))
    : sum(start, at.second ? change : -change);
  return `$${tex(work)}$`;
}

function stepsOf(
  { year, one, two, factor: drawn }: Pair,
  at: Twists,
  key: Rational | number,
): Step[] {
  const factor = rational(...drawn);
  const change = Math.abs(two - one) / 2;
  const grows = two > one;
  const sign = grows === at.second ? "+" : "-";
  const [start, from, asked] = at.second ? [two, year + 2, year + 3] : [one, year, year - 1];
  return at.first
    ? [
        {
          text: `From ${year} to ${year + 2}, the number changes twice, so it is multiplied by the factor $r$ of one year squared. Divide the later number by the earlier one.\n\n$r^{2} = \\frac{${tex(two)}}{${tex(one)}} = ${tex(multiply(factor, factor))}$`,
          claim: `${two}/${one} = (${factor.num}/${factor.den})^2`,
        },
        {
          text: `Take the positive square root to find the factor of one year.\n\n$r = \\sqrt{${tex(multiply(factor, factor))}} = ${tex(factor)}$`,
        },
        {
          text: at.second
            ? `Multiply the number in ${from} by it to find the number in ${asked}.\n\n$${tex(start)} \\cdot ${tex(factor)} = ${tex(key)}$`
            : `The year ${asked} is one year before ${from}, so divide the number in ${from} by it.\n\n$${tex(start)} \\div ${tex(factor)} = ${tex(key)}$`,
          claim: `x = ${code(key)}`,
        },
      ]
    : [
        {
          text: `Subtract to find by how much the number ${grows ? "increased" : "decreased"} from ${year} to ${year + 2}.\n\n$${tex(Math.max(one, two))} - ${tex(Math.min(one, two))} = ${tex(2 * change)}$`,
          claim: `${Math.max(one, two)} - ${Math.min(one, two)} = ${2 * change}`,
        },
        {
          text: `These are two equal changes. Divide by 2 to find the change in one year.\n\n$\\frac{${tex(2 * change)}}{2} = ${tex(change)}$`,
        },
        {
          text: `${sign === "+" ? "Add it to" : "Subtract it from"} the number in ${from} to find the number in ${asked}.\n\n$${tex(start)} ${sign} ${tex(change)} = ${tex(key)}$`,
          claim: `x = ${code(key)}`,
        },
      ];
}

/** The number a year later or earlier, from two numbers that are two like changes apart. */
const byTheSame = siblingLevel<Pair>({
  space: 100_000,
  steps: 4,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(changeScenarios);
    const [over, under] = [chance.int(2, 11), chance.int(2, 11)];
    chance.require(
      gcd(over, under) === 1 && over < 1.7 * under && under < 1.7 * over,
      "no likely change",
    );
    // Divided by the factor, multiplied by it and halved as a difference, all amounts stay whole.
    const least = over * under * ((over + under) % 2 === 0 ? 1 : 2);
    const unit = amountOf(chance, scenario, least * under * under) / (under * under);
    return {
      scenario,
      year: chance.int(2006, 2020),
      one: unit * under * under,
      two: unit * over * over,
      factor: [over, under] as const,
    };
  },
  answer: continued,
  word: (pair, at, key) => {
    const { scenario, year, one, two, factor: drawn } = pair;
    const { thing, short } = scenario;
    const [kind, other] = at.first ? ["percent", "amount"] : ["amount", "percent"];
    const [asked, opposite] = at.second ? [year + 3, year - 1] : [year - 1, year + 3];
    const factor = rational(...drawn);
    const change = Math.abs(two - one) / 2;
    const from = at.second ? year + 2 : year;
    const [earlier, later] = at.second ? [year, year + 3] : [year - 1, year + 2];
    return {
      question: `In ${year}, ${thing} was ${grouped(one)}, and in ${year + 2}, it was ${grouped(two)}. If ${short} changed by the same ${kind} each year from ${earlier} to ${later}, what was ${short} in ${asked}?`,
      why: at.first
        ? `It is one factor of $${tex(factor)}$ ${at.second ? "after" : "before"} the number in ${from}.`
        : `It is one change of ${grouped(change)} ${at.second ? "after" : "before"} the number in ${from}.`,
      slips: [
        {
          code: "linear-for-exponential",
          deed: `changing it by the same ${other} instead of the same ${kind} each year, ${stepIn(pair, { ...at, first: !at.first })},`,
        },
        {
          code: "direction-turned-around",
          deed: `finding the number in ${opposite} instead of ${asked}, ${stepIn(pair, { ...at, second: !at.second })},`,
        },
      ],
      corner: {
        code: "another-quantity",
        deed: `finding the number in ${opposite} by the same ${other} each year, ${stepIn(pair, { first: !at.first, second: !at.second })},`,
      },
      opening: at.first
        ? "The same percent each year is one factor, which is used twice in two years."
        : "The same amount each year is one difference, which is added twice in two years.",
      steps: stepsOf(pair, at, key),
      hint: at.first
        ? "By what is the number multiplied from the first given year to the second, and in how many equal factors?"
        : "By how much does the number change from the first given year to the second, and in how many equal changes?",
      tip: at.first
        ? "The same percent each year means the same factor each year, not the same difference."
        : "The same amount each year means the same difference each year, not the same factor.",
      archetype: "QB20",
    };
  },
  facts: ({ scenario: { thing, short }, year, one, two }, { first, second }) => {
    const [later, asked] = [year + 2, second ? year + 3 : year - 1];
    const span = second ? `(${asked} - ${later})` : `(${year} - ${asked})`;
    const [from, to] = second ? ["b", "x"] : ["x", "a"];
    return {
      kind: "value",
      given: [
        `a = ${one}`,
        `b = ${two}`,
        first ? `b = a*r^(${later} - ${year})` : `b = a + (${later} - ${year})*d`,
        first ? `${to} = ${from}*r^${span}` : `${to} = ${from} + ${span}*d`,
      ],
      ...(first ? { where: ["r > 0"] } : {}),
      ask: "x",
      told: [
        `in ${year}, ${thing} was ${grouped(one)}, and in ${later}, it was ${grouped(two)}`,
        `${short} changed by the same ${first ? "percent" : "amount"} each year`,
        `from ${Math.min(year, asked)} to ${Math.max(later, asked)}`,
        `${short} in ${asked}`,
      ],
    };
  },
});

/** A number after years of the same change. */
export const valueAfterYearlyChange = defineLevels({
  id: "value-after-yearly-change",
  version: 4,
  topic: "data-analysis",
  skill: "Q.B",
  archetypes: ["QB13", "QB20"],
  optionDesign: "orbit",
  Medium: byPercent,
  Hard: byTheSame,
});
