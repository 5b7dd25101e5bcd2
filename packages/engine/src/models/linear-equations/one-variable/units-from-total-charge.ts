import { charges } from "@sat/content/scenarios/charges";
import {
  type BillProblem,
  EXTRAS,
  type Extra,
  billSlips,
  billWork,
  restOf,
} from "../../../craft/algebra/bills.ts";
import {
  type RivalProblem,
  drawRivals,
  otherRate,
  rivalSlips,
  rivalWork,
} from "../../../craft/algebra/rival-charges.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { onGrid } from "../../../craft/draws/grid.ts";
import { numeral } from "../../../craft/options/option.ts";
import { drawWays } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { dollars } from "../../../craft/wording/story.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { capitalized } from "../../../language/noun.ts";
import {
  type Expression,
  decimal,
  equation,
  negative,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import {
  type Rational,
  add,
  divide,
  multiply,
  rational,
  subtract,
} from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";

const OPENINGS: Readonly<Record<Extra, (units: string) => string>> = {
  fee: (units) => `Subtract the fee: the rest of the total is paid for the ${units}.`,
  waived: (units) => `The fee is not paid, so the whole total is paid for the ${units}.`,
  discount: (units) => `Add back the discount to find what the ${units} cost without it.`,
};

const TIPS: Readonly<Record<Extra, string>> = {
  fee: "Subtract what is paid once from a total before you divide by a rate.",
  waived: "Decide first which charges in the text are part of the total; a waived fee is not.",
  discount: "Undo a discount by adding it back before you divide by a rate.",
};

function termsOf({ bill: { scenario, each, once, group }, extra, ways }: BillProblem): string {
  const { who, fee, unit, units } = scenario;
  const rate = `${dollars(each)} ${ways.single ? `per ${unit}` : `for every ${group} ${units}`}`;
  if (extra === "discount")
    return `${who} charges ${rate} and deducts ${dollars(once)} from the total for each new customer.`;
  const terms = `${who} charges ${fee} of ${dollars(once)} plus ${rate}`;
  return extra === "fee" ? `${terms}.` : `${terms}, but waives the fee for new customers.`;
}

function askOf({ bill: { scenario, total }, extra }: BillProblem): string {
  const customer = extra === "fee" ? "a customer" : "a new customer";
  return `If ${customer} is charged a total of ${dollars(total)} for ${scenario.job}, ${scenario.ask}`;
}

/** A fee or a discount, and so much for each unit; the number of units is asked. */
const feeAndRate = poolLevel<BillProblem>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(charges);
    const cents = onGrid(chance, scenario.each);
    const [periods, more] = [chance.int(3, 20), chance.int(1, 9)];
    const isUsual = cents * more >= scenario.once[0] && cents * more <= scenario.once[1];
    chance.require(isUsual, "no usual fee");
    chance.require(more < periods, "the discount pays for everything");
    const [each, group] = [rational(cents, 100), chance.int(2, 4)];
    const [once, total] = [multiply(each, more), multiply(each, periods)];
    const bill = { scenario, each, once, group, total };
    const extra = chance.pick(EXTRAS);
    // One thing to undo at a time: a fee or a discount, or a rate for several units.
    const problem = { bill, extra, ways: { single: extra !== "waived" || chance.flip() } };
    const key = workOut(billWork(problem)).num;
    chance.require(key > 1 && key <= scenario.most, "too many units");
    return problem;
  },
  key: (problem) => numeral(workOut(billWork(problem))),
  slips: billSlips,
  word: (problem) => {
    const { bill, extra, ways } = problem;
    const { scenario, each, once, group, total } = bill;
    const { unit, units } = scenario;
    const rest = workOut(restOf(problem, extra));
    const periods = divide(rest, each);
    const key = workOut(billWork(problem));
    const charged = times(decimal(each), ways.single ? key : quotient(key, group));
    const whole = sum(charged, decimal(subtract(total, rest)));
    return {
      question: sentences(termsOf(problem), askOf(problem)),
      why: `With $${key.num}$ ${units} the total is ${inline(equation(whole, decimal(total)))}, in dollars.`,
      opening: OPENINGS[extra](units),
      steps: [
        extra === "waived"
          ? {
              text: `The fee of ${dollars(once)} is waived, so all ${dollars(total)} are paid for ${units}.`,
            }
          : stepTo(
              extra === "fee"
                ? `Subtract the fee of ${dollars(once)} from the total.`
                : `Add the discount of ${dollars(once)} to the total.`,
              equation(restOf(problem, extra), decimal(rest)),
            ),
        stepTo(
          ways.single
            ? `Divide by the ${dollars(each)} per ${unit} to find the number of ${units}.`
            : `Divide by ${dollars(each)} to find how many times ${group} ${units} are charged.`,
          equation(quotient(decimal(rest), decimal(each)), periods),
        ),
        ...(ways.single
          ? []
          : [
              stepTo(
                `Multiply by $${group}$ to find the number of ${units}.`,
                equation(times(periods, group), key),
              ),
            ]),
      ],
      hint:
        extra === "discount"
          ? `What would the total be without the discount of ${dollars(once)}?`
          : `How much of the ${dollars(total)} depends on the number of ${units}?`,
      tip: TIPS[extra],
    };
  },
  facts: (problem) => {
    const { bill, extra, ways } = problem;
    const { each, once, group, total } = bill;
    const paid = ways.single ? `${code(each)}*n` : `${code(each)}*(n/${group})`;
    const fee = code(once);
    const extras = { fee: `+ ${fee}`, waived: `+ ${fee} - ${fee}`, discount: `- ${fee}` };
    return {
      kind: "value",
      given: [`${paid} ${extras[extra]} = ${code(total)}`],
      ask: "n",
      told: [termsOf(problem), askOf(problem)],
    };
  },
});

/** What the first of two charges, what the other does, and the question. */
function rivalTexts({ rivals, ways: { fee: isFee, told } }: RivalProblem) {
  const { scenario, once, otherOnce, each, less } = rivals;
  const { who, other, both, fee, unit, units } = scenario;
  const rate = `${dollars(each)} per ${unit}`;
  const [terms, customer] = isFee
    ? [`charges ${fee} of ${dollars(once)} plus ${rate}`, "a customer"]
    : [
        `charges ${rate} and deducts ${dollars(once)} from the total for each new customer`,
        "a new customer",
      ];
  return {
    first: `${who} ${terms}.`,
    second: `${capitalized(other)} charges ${fee} of ${dollars(otherOnce)} plus ${dollars(less)} ${told ? "" : "less "}per ${unit}${told ? "" : " than the first"}.`,
    ask: `For what number of ${units} do the two ${both} charge ${customer} the same total?`,
  };
}

/** The total of one of them for $n$ units. */
function totalOf(start: Expression, rate: Rational): Expression {
  return sum(product(decimal(rate), "n"), start);
}

/** Two ways to be charged; the number of units for which they cost the same is asked. */
const sameCost = poolLevel<RivalProblem>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => ({ rivals: drawRivals(chance), ways: drawWays(chance, "fee", "told") }),
  key: (problem) => numeral(workOut(rivalWork(problem))),
  slips: rivalSlips,
  word: (problem) => {
    const { scenario, once, otherOnce, each, less } = problem.rivals;
    const { fee: isFee, told } = problem.ways;
    const { unit, units } = scenario;
    const key = workOut(rivalWork(problem)).num;
    const rate = otherRate(problem);
    const start = isFee ? decimal(once) : negative(decimal(once));
    const other = decimal(otherOnce);
    const gap = subtract(each, rate);
    const rest = decimal(multiply(gap, key));
    const same = add(multiply(rate, key), otherOnce);
    const texts = rivalTexts(problem);
    return {
      question: sentences(texts.first, texts.second, texts.ask),
      why: `At $n = ${key}$, both totals are ${dollars(same)}: ${inline(equation(sum(times(decimal(each), key), start), decimal(same)))} and ${inline(equation(sum(times(decimal(rate), key), other), decimal(same)))}.`,
      opening: `Write each total as an expression in the number of ${units}, and set the two equal.`,
      steps: [
        ...(told
          ? []
          : [
              stepTo(
                `Find the other rate per ${unit}, in dollars.`,
                equation(sum(decimal(each), negative(decimal(less))), decimal(rate)),
              ),
            ]),
        stepTo(
          `Let $n$ be the number of ${units}, and set the totals equal.`,
          equation(totalOf(start, each), totalOf(other, rate)),
        ),
        stepTo(
          `Subtract ${inline(product(decimal(rate), "n"))} from both sides.`,
          equation(totalOf(start, gap), other),
        ),
        stepTo(
          `${isFee ? "Subtract" : "Add"} ${inline(decimal(once))} ${isFee ? "from" : "to"} both sides.`,
          equation(product(decimal(gap), "n"), rest),
        ),
        stepTo(`Divide both sides by ${inline(decimal(gap))}.`, equation("n", key)),
        {
          text: `Another way: graph each side of the equation as a line, and read off the number of ${units} at which the lines cross.`,
        },
      ],
      hint: told
        ? `For $n$ ${units}, what does each of the two charge in terms of $n$?`
        : `What does the other charge per ${unit}, if that is ${dollars(less)} less than ${dollars(each)}?`,
      tip: "Two plans cost the same where their graphs cross.",
      archetype: "HA22",
    };
  },
  facts: (problem) => {
    const { once, otherOnce, each, less } = problem.rivals;
    const { fee, told } = problem.ways;
    const { first, second, ask } = rivalTexts(problem);
    return {
      kind: "value",
      given: [
        `one = ${code(each)}*n ${fee ? "+" : "-"} ${code(once)}`,
        `other = ${told ? code(less) : `(${code(each)} - ${code(less)})`}*n + ${code(otherOnce)}`,
        "one = other",
      ],
      ask: "n",
      told: [first, second, ask],
    };
  },
});

/** How many units make a total, or make two totals the same. */
export const unitsFromTotalCharge = defineLevels({
  id: "units-from-total-charge",
  version: 8,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA11", "HA22"],
  optionDesign: "pool",
  Easy: feeAndRate,
  Medium: sameCost,
});
