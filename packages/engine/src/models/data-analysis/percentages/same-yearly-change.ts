import { type CountedThing, countedThings } from "@sat/content/scenarios/percent-changes";
import type { Step } from "../../../model.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { countOf } from "../../../craft/percents/one-change.ts";
import { fraction, sum, times } from "../../../math/expression.ts";
import { code, grouped, tex } from "../../../math/print.ts";
import { type Rational, gcd, multiply, rational } from "../../../math/rational.ts";

interface Pair {
  readonly scenario: CountedThing;
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
export const byTheSame = siblingLevel<Pair>({
  space: 100_000,
  steps: 4,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(countedThings);
    const [over, under] = [chance.int(3, 13), chance.int(3, 13)];
    chance.require(
      gcd(over, under) === 1 && over < 1.4 * under && under < 1.4 * over,
      "no likely change",
    );
    // Both ways alike, so that numbers rise as often as they fall.
    const change = Math.max(over / under, under / over) ** 2 - 1;
    chance.require(100 * change <= scenario.most, "too great a change in two years");
    // Divided by the factor, multiplied by it and halved as a difference, all amounts stay whole.
    const least = over * under * ((over + under) % 2 === 0 ? 1 : 2);
    const unit = countOf(chance, scenario, least * under * under) / (under * under);
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
      question: `In ${year}, ${thing} was ${grouped(one)}. In ${year + 2}, it was ${grouped(two)}. If ${short} changed by the same ${kind} each year from ${earlier} to ${later}, what was ${short} in ${asked}?`,
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
        `in ${year}, ${thing} was ${grouped(one)}. In ${later}, it was ${grouped(two)}`,
        `${short} changed by the same ${first ? "percent" : "amount"} each year`,
        `from ${Math.min(year, asked)} to ${Math.max(later, asked)}`,
        `${short} in ${asked}`,
      ],
    };
  },
});
