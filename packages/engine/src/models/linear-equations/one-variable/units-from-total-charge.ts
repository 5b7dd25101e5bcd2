import { removing } from "../../../craft/algebra/moving-terms.ts";
import { type ChargeScenario, charges } from "@sat/content/scenarios/charges";
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
import { numeral } from "../../../craft/options/option.ts";
import { drawWays } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { dollars } from "../../../craft/wording/story.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { equation, polynomial, product, quotient, sum, times } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { workOut } from "../../../math/work-out.ts";

const OPENINGS: Readonly<Record<Extra, (units: string) => string>> = {
  fee: (units) => `Subtract the fee: the rest of the total is paid for the ${units}.`,
  waived: (units) => `The fee is not paid, so the whole total is paid for the ${units}.`,
  coupon: (units) => `Add back the coupon to find what the ${units} cost without it.`,
};

const TIPS: Readonly<Record<Extra, string>> = {
  fee: "Subtract what is paid once from a total before you divide by a rate.",
  waived: "Decide first which charges in the text are part of the total; a waived fee is not.",
  coupon: "Undo a coupon by adding it back before you divide by a rate.",
};

function termsOf({ bill: { scenario, each, once, group }, extra, ways }: BillProblem): string {
  const { who, fee, unit, units } = scenario;
  const rate = `${dollars(each)} ${ways.single ? `per ${unit}` : `for every ${group} ${units}`}`;
  if (extra === "coupon")
    return `${who} charges ${rate}, and a new customer uses a coupon that takes ${dollars(once)} off the total.`;
  const terms = `${who} charges ${fee} of ${dollars(once)} plus ${rate}`;
  return extra === "fee" ? `${terms}.` : `${terms}, but waives the fee for new customers.`;
}

/** A fee or a coupon, and so much for each unit; the number of units is asked. */
const feeAndRate = poolLevel<BillProblem>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(charges);
    const each = chance.int(...scenario.each);
    const [periods, more] = [chance.int(3, 30), chance.int(1, 8)];
    const once = each * more;
    chance.require(once >= scenario.once[0] && once <= scenario.once[1] * 2, "no usual fee");
    chance.require(more < periods, "the coupon pays for everything");
    const bill = { scenario, each, once, group: chance.int(2, 4), total: each * periods };
    const extra = chance.pick(EXTRAS);
    // One thing to undo at a time: a fee or a coupon, or a rate for several units.
    const problem = { bill, extra, ways: { single: extra !== "waived" || chance.flip() } };
    const key = workOut(billWork(problem)).num;
    chance.require(key > 1 && key <= (scenario.units === "hours" ? 24 : 90), "too many units");
    return problem;
  },
  key: (problem) => numeral(workOut(billWork(problem))),
  slips: billSlips,
  word: (problem) => {
    const { bill, extra, ways } = problem;
    const { scenario, each, once, group, total } = bill;
    const { unit, units } = scenario;
    const rest = workOut(restOf(problem, extra)).num;
    const key = workOut(billWork(problem));
    const charged = times(each, ways.single ? key : quotient(key, group));
    return {
      question: sentences(
        termsOf(problem),
        `${scenario.total} is ${dollars(total)}${extra === "waived" ? " for a new customer" : ""}.`,
        scenario.ask,
      ),
      why: `With $${key.num}$ ${units} the total is ${inline(equation(sum(charged, total - rest), total))}, in dollars.`,
      opening: OPENINGS[extra](units),
      steps: [
        extra === "waived"
          ? {
              text: `The fee of ${dollars(once)} is waived, so all ${dollars(total)} are paid for ${units}.`,
            }
          : stepTo(
              extra === "fee"
                ? `Subtract the fee of ${dollars(once)} from the total.`
                : `Add the ${dollars(once)} of the coupon to the total.`,
              equation(restOf(problem, extra), rest),
            ),
        stepTo(
          ways.single
            ? `Divide by the ${dollars(each)} per ${unit} to find the number of ${units}.`
            : `Divide by ${dollars(each)} to find how many times ${group} ${units} are charged.`,
          equation(quotient(rest, each), rest / each),
        ),
        ...(ways.single
          ? []
          : [
              stepTo(
                `Multiply by $${group}$ to find the number of ${units}.`,
                equation(times(rest / each, group), key),
              ),
            ]),
      ],
      hint:
        extra === "coupon"
          ? `What would the total be without the coupon of ${dollars(once)}?`
          : `How much of the ${dollars(total)} depends on the number of ${units}?`,
      tip: TIPS[extra],
    };
  },
  facts: (problem) => {
    const { bill, extra, ways } = problem;
    const { scenario, each, once, group, total } = bill;
    const paid = ways.single ? `${each}*n` : `${each}*(n/${group})`;
    const extras = { fee: `+ ${once}`, waived: `+ ${once} - ${once}`, coupon: `- ${once}` };
    const { total: whole, ask } = scenario;
    return {
      kind: "value",
      given: [`${paid} ${extras[extra]} = ${total}`],
      ask: "n",
      told: [termsOf(problem), `${whole} ${dollars(total)} ${ask}`],
    };
  },
});

/** "caterers", of two of whom one is "another caterer". */
function kindOf({ other }: ChargeScenario): string {
  return `${other.replace("Another ", "")}s`;
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
    const { who, other, fee, unit, units } = scenario;
    const key = workOut(rivalWork(problem)).num;
    const rate = otherRate(problem);
    const start = isFee ? once : -once;
    const gap = each - rate;
    const [first, second] = [polynomial([start, each], "n"), polynomial([otherOnce, rate], "n")];
    const firstTerms = isFee
      ? `${who} charges ${fee} of ${dollars(once)} plus ${dollars(each)} per ${unit}.`
      : `${who} charges ${dollars(each)} per ${unit} and takes ${dollars(once)} off the total for new customers.`;
    const otherTerms = told
      ? `${dollars(less)} per ${unit}`
      : `${dollars(less)} less per ${unit} than the first`;
    return {
      question: sentences(
        `${firstTerms} ${other} charges ${fee} of ${dollars(otherOnce)} plus ${otherTerms}.`,
        `For what number of ${units} do the two ${kindOf(scenario)} charge ${isFee ? "" : "new customers "}the same total?`,
      ),
      why: `At $n = ${key}$, both totals are ${dollars(start + each * key)}: ${inline(equation(sum(times(each, key), start), start + each * key))} and ${inline(equation(sum(times(rate, key), otherOnce), start + each * key))}.`,
      opening: `Write each total as an expression in the number of ${units}, and set the two equal.`,
      steps: [
        ...(told
          ? []
          : [
              stepTo(
                `Find the other rate per ${unit}, in dollars.`,
                equation(sum(each, -less), rate),
              ),
            ]),
        stepTo(
          `Let $n$ be the number of ${units}, and set the totals equal.`,
          equation(first, second),
        ),
        stepTo(
          `Subtract ${inline(product(rate, "n"))} from both sides.`,
          equation(polynomial([start, gap], "n"), otherOnce),
        ),
        stepTo(removing(isFee ? once : -once), equation(product(gap, "n"), otherOnce - start)),
        stepTo(`Divide both sides by $${gap}$.`, equation("n", key)),
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
  facts: ({ rivals, ways: { fee: isFee, told } }) => {
    const { scenario, once, otherOnce, each, less } = rivals;
    const { who, other, fee, unit, units } = scenario;
    const rate = `${dollars(each)} per ${unit}`;
    return {
      kind: "value",
      given: [
        `one = ${each}*n ${isFee ? "+" : "-"} ${once}`,
        `other = ${told ? less : `(${each} - ${less})`}*n + ${otherOnce}`,
        "one = other",
      ],
      ask: "n",
      told: [
        who,
        isFee ? `${fee} ${dollars(once)} plus ${rate}` : `${rate} takes ${dollars(once)} off`,
        `${other} ${fee} ${dollars(otherOnce)} plus ${dollars(less)}`,
        told ? `per ${unit}` : `less per ${unit} than the first`,
        `number of ${units} do the two ${kindOf(scenario)} charge ${isFee ? "" : "new customers"} the same total`,
      ],
    };
  },
});

/** How many units make a total, or make two totals the same. */
export const unitsFromTotalCharge = defineLevels({
  id: "units-from-total-charge",
  version: 7,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA11", "HA22"],
  optionDesign: "pool",
  Easy: feeAndRate,
  Medium: sameCost,
});
