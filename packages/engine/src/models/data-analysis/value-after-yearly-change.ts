import { defineLevels } from "../../craft/levels.ts";
import { type ChangeScenario, amountOf, changeScenarios } from "../../craft/scenarios/changes.ts";
import { siblingLevel } from "../../craft/sibling-level.ts";
import { type Twists, siblingAnswers } from "../../craft/siblings.ts";
import { decimal } from "../../math/expression.ts";
import { grouped, tex } from "../../math/print.ts";
import { type Rational, gcd, rational } from "../../math/rational.ts";

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
    const [more, less] = at.first ? ["increases", "decreases"] : ["decreases", "increases"];
    const factor = rational(at.first ? 100 + percent : 100 - percent, 100);
    const count = at.second ? years : years - 1;
    const when = at.second ? `at the end of year ${years}` : `at the beginning of year ${years}`;
    return {
      question: `At the beginning of year 1, ${thing} is ${grouped(amount)}. It ${more} by ${percent}% each year. To the nearest whole number, what is ${short} ${when}?`,
      why: `By then the number has changed ${count} times.`,
      slips: [
        { code: "M-SIGN", deed: `using the factor of a number that ${less}` },
        {
          code: "M-OFF1",
          deed: `counting ${at.second ? years - 1 : years} changes instead of ${count}`,
        },
      ],
      opening:
        "Each year the number is multiplied by one factor, so count the years that have passed.",
      steps: [
        { text: `Each year the number is multiplied by $${tex(decimal(factor))}$.` },
        {
          text: `From the beginning of year 1 to ${when.replace("at ", "")}, ${count} years pass.`,
        },
        {
          text: `This gives $${tex(amount)} \\cdot ${tex(decimal(factor))}^{${count}} \\approx ${tex(key)}$.`,
        },
        {
          text: "A calculator shows the same when it multiplies again and again, once for each year.",
        },
      ],
      hint: `How many times has the number changed by the time that is asked about?`,
      tip: "Count the changes on your fingers for a small case, such as the end of year 1.",
      archetype: "QB13",
    };
  },
  facts: ({ amount, percent, years }, { first, second }) => ({
    kind: "value",
    given: [`x = ${amount}*(1 ${first ? "+" : "-"} ${percent}/100)^${second ? years : years - 1}`],
    ask: "x",
    rounded: 0,
  }),
});

interface Pair {
  readonly scenario: ChangeScenario;
  /** The first of two years, and the numbers in both. */
  readonly year: number;
  readonly one: number;
  readonly two: number;
}

/** The twists: both changes are by one percent, not by one number; the later number is asked, not the earlier. */
function continued({ one, two }: Pair, { first, second }: Twists): Rational {
  if (first) return second ? rational(two * two, one) : rational(one * one, two);
  return rational(second ? 2 * two - one : 2 * one - two);
}

/** The number a year later or earlier, when the change goes on as it was. */
const byTheSame = siblingLevel<Pair>({
  space: 100_000,
  steps: 4,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(changeScenarios);
    const [a, b] = [chance.int(4, 13), chance.int(4, 13)];
    chance.require(gcd(a, b) === 1 && a < 1.7 * b && b < 1.7 * a, "no likely change");
    const unit = amountOf(chance, scenario, a * a * b) / a;
    return { scenario, year: chance.int(2008, 2021), one: unit * a, two: unit * b };
  },
  answer: continued,
  word: ({ scenario: { thing, short }, year, one, two }, at, key) => {
    const [kind, other] = at.first ? ["percent", "number"] : ["number", "percent"];
    const [asked, opposite] = at.second ? [year + 2, year - 1] : [year - 1, year + 2];
    const factor = rational(two, one);
    const [from, to] = at.second ? [year, year + 1] : [year + 1, year];
    const span = at.second ? `from ${year + 1} to ${year + 2}` : `from ${year - 1} to ${year}`;
    const change = Math.abs(two - one);
    const grows = two > one;
    const sign = grows === at.second ? "+" : "-";
    return {
      question: `In ${year}, ${thing} was ${grouped(one)}, and in ${year + 1}, it was ${grouped(two)}. If ${short} changed by the same ${kind} ${span} as it did from ${year} to ${year + 1}, what was ${short} in ${asked}?`,
      why: `The change ${span} is the same ${kind} as the change from ${year} to ${year + 1}.`,
      slips: [
        {
          code: "M-RATE",
          deed: `changing it by the same ${other} instead of the same ${kind}`,
        },
        { code: "M-SWAP", deed: `finding the number in ${opposite} instead of ${asked}` },
      ],
      opening: at.first
        ? "A change by the same percent is a multiplication by the same factor."
        : "A change by the same number is an addition of the same difference.",
      steps: at.first
        ? [
            {
              text: `From ${year} to ${year + 1} the factor is $\\frac{${tex(two)}}{${tex(one)}} = ${tex(factor)}$.`,
              claim: `${two}/${one} = ${factor.num}/${factor.den}`,
            },
            {
              text: `The same factor leads ${span}, so ${at.second ? "multiply" : "divide"} the number of ${to} by it.`,
            },
            {
              text: `This gives $${tex(at.second ? two : one)} ${at.second ? "\\cdot" : "\\div"} ${tex(factor)} = ${tex(key)}$.`,
              claim: `x = ${typeof key === "number" ? key : key.num}`,
            },
          ]
        : [
            {
              text: `From ${year} to ${year + 1} the number ${grows ? "rose" : "fell"} by $${tex(change)}$.`,
            },
            {
              text: `The same happened ${span}, so go on from the number of ${to}, not of ${from}.`,
            },
            {
              text: `This gives $${tex(at.second ? two : one)} ${sign} ${tex(change)} = ${tex(key)}$.`,
              claim: `x = ${typeof key === "number" ? key : key.num}`,
            },
          ],
      hint: `What does "the same ${kind}" keep: the difference of two numbers, or their quotient?`,
      tip: "Draw the years on a line and put the known numbers on it before you calculate.",
      archetype: "QB20",
    };
  },
  facts: ({ one, two }, { first, second }) => ({
    kind: "value",
    given: [
      `a = ${one}`,
      `b = ${two}`,
      first
        ? second
          ? `(x - b)/b = (b - a)/a`
          : `(a - x)/x = (b - a)/a`
        : second
          ? `x - b = b - a`
          : `a - x = b - a`,
    ],
    ask: "x",
  }),
});

/** A number after years of the same change. */
export const valueAfterYearlyChange = defineLevels({
  id: "value-after-yearly-change",
  version: 1,
  topic: "data-analysis",
  skill: "Q.B",
  archetypes: ["QB13", "QB20"],
  optionDesign: "orbit",
  Medium: byPercent,
  Hard: byTheSame,
});
