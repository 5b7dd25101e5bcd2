import { defineLevels } from "../../../craft/assembly/levels.ts";
import {
  type ChangeScenario,
  amountOf,
  changeScenarios,
} from "../../../craft/scenarios/changes.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { type Twists, siblingAnswers } from "../../../craft/options/siblings.ts";
import { decimal } from "../../../math/expression.ts";
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
    const [more, less] = at.first ? ["increases", "decreases"] : ["decreases", "increases"];
    const factor = rational(at.first ? 100 + percent : 100 - percent, 100);
    const count = at.second ? years : years - 1;
    const when = at.second ? `at the end of year ${years}` : `at the beginning of year ${years}`;
    return {
      question: `At the beginning of year 1, ${thing} is ${grouped(amount)}. It ${more} by ${percent}% each year. To the nearest whole number, what is ${short} ${when}?`,
      why: `By then the number has changed ${count} times.`,
      slips: [
        { code: "direction-turned-around", deed: `using the factor of a number that ${less}` },
        {
          code: "off-by-one",
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
      hint: "How many times has the number changed by the time that is asked about?",
      tip: "Count the changes on your fingers for a small case, such as the end of year 1.",
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
    const grows = two > one;
    const sign = grows === at.second ? "+" : "-";
    const [start, from] = at.second ? [two, year + 2] : [one, year];
    const [earlier, later] = at.second ? [year, year + 3] : [year - 1, year + 2];
    return {
      question: `In ${year}, ${thing} was ${grouped(one)}, and in ${year + 2}, it was ${grouped(two)}. If ${short} changed by the same ${kind} each year from ${earlier} to ${later}, what was ${short} in ${asked}?`,
      why: `From it, the same ${kind} each year leads through both of the given numbers.`,
      slips: [
        {
          code: "linear-for-exponential",
          deed: `changing it by the same ${other} instead of the same ${kind} each year`,
        },
        {
          code: "direction-turned-around",
          deed: `finding the number in ${opposite} instead of ${asked}`,
        },
      ],
      opening: at.first
        ? "The same percent each year is one factor, which is used twice in two years."
        : "The same amount each year is one difference, which is added twice in two years.",
      steps: at.first
        ? [
            {
              text: `From ${year} to ${year + 2} the number is multiplied by $\\frac{${tex(two)}}{${tex(one)}} = ${tex(multiply(factor, factor))}$, which is the factor of one year squared.`,
              claim: `${two}/${one} = (${factor.num}/${factor.den})^2`,
            },
            {
              text: `So the factor of one year is $\\sqrt{${tex(multiply(factor, factor))}} = ${tex(factor)}$.`,
            },
            {
              text: `From ${from} to ${asked} this gives $${tex(start)} ${at.second ? "\\cdot" : "\\div"} ${tex(factor)} = ${tex(key)}$.`,
              claim: `x = ${code(key)}`,
            },
          ]
        : [
            {
              text: `From ${year} to ${year + 2} the number ${grows ? "rose" : "fell"} by $${tex(2 * change)}$ in two equal changes.`,
              claim: `${Math.max(one, two)} - ${Math.min(one, two)} = ${2 * change}`,
            },
            { text: `So it ${grows ? "rose" : "fell"} by $${tex(change)}$ each year.` },
            {
              text: `From ${from} to ${asked} this gives $${tex(start)} ${sign} ${tex(change)} = ${tex(key)}$.`,
              claim: `x = ${code(key)}`,
            },
          ],
      hint: "How many changes lie between the two given years, and what do they have in common?",
      tip: "Draw the years on a line and put the known numbers on it before you calculate.",
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
  version: 2,
  topic: "data-analysis",
  skill: "Q.B",
  archetypes: ["QB13", "QB20"],
  optionDesign: "orbit",
  Medium: byPercent,
  Hard: byTheSame,
});
