import type { ChargeScenario } from "@sat/content/scenarios/charges";
import {
  type Expression,
  type Operand,
  decimal,
  negative,
  quotient,
  sum,
  times,
} from "../../math/expression.ts";
import type { Rational } from "../../math/rational.ts";
import { type PoolSlip, countSlips, slipTo } from "../options/pool.ts";
import type { Ways } from "../options/ways.ts";
import { dollars } from "../wording/story.ts";

/** A total of what is paid once and what is paid for each unit. */
interface Bill {
  readonly scenario: ChargeScenario;
  readonly each: Rational;
  readonly once: Rational;
  /** For how many units an amount is charged, when not for each. */
  readonly group: number;
  readonly total: Rational;
}

/** What happens to the amount paid once: it is charged, it is waived, or it is a discount. */
export const EXTRAS = ["fee", "waived", "discount"] as const;
export type Extra = (typeof EXTRAS)[number];

export interface BillProblem {
  readonly bill: Bill;
  readonly extra: Extra;
  /** Whether the rate is for one unit. */
  readonly ways: Ways<"single">;
}

function unitsFor(
  paid: Expression,
  { bill, ways }: BillProblem,
  rate: Operand = decimal(bill.each),
) {
  const periods = quotient(paid, rate);
  return ways.single ? periods : times(periods, bill.group);
}

/** What is paid for the units, in the eyes of whoever takes the extra to be of a kind. */
export function restOf({ bill: { once, total } }: BillProblem, extra: Extra): Expression {
  const paid = decimal(once);
  return sum(decimal(total), { fee: negative(paid), waived: 0, discount: paid }[extra]);
}

/** How many units the bill is for. */
export function billWork(problem: BillProblem): Expression {
  return unitsFor(restOf(problem, problem.extra), problem);
}

/** What a learner does who takes the extra to be of another kind. */
function extraSlip(problem: BillProblem, taken: Extra): PoolSlip {
  const { extra } = problem;
  const once = dollars(problem.bill.once);
  const deeds: Readonly<Record<Extra, string>> = {
    fee:
      extra === "waived"
        ? `subtracting the ${once} that is waived`
        : `subtracting the ${once} of the discount again`,
    waived: `leaving the ${once} ${extra === "fee" ? "in" : "out of"} the total`,
    discount:
      extra === "waived"
        ? `adding the ${once} that is waived`
        : `adding the fee of ${once} to the total`,
  };
  return slipTo(unitsFor(restOf(problem, taken), problem), {
    code:
      taken === "waived"
        ? "term-left-out"
        : extra === "waived"
          ? "meaning-misread"
          : "opposite-operation",
    deed: deeds[taken],
    step: 1,
  });
}

/** What students make of it. */
export function billSlips(problem: BillProblem): PoolSlip[] {
  const { bill, ways, extra } = problem;
  const { scenario, each, once, total } = bill;
  const { unit } = scenario;
  const rest = restOf(problem, extra);
  return countSlips([
    ...EXTRAS.filter((other) => other !== extra).map((other) => extraSlip(problem, other)),
    ...(ways.single
      ? []
      : [
          slipTo(quotient(rest, decimal(each)), {
            code: "stopped-early",
            deed: `charging ${dollars(each)} for each ${unit}`,
            step: 3,
          }),
        ]),
    slipTo(unitsFor(decimal(once), problem), {
      code: "another-quantity",
      deed: `dividing only the ${extra === "discount" ? "discount" : "fee"} of ${dollars(once)} by the rate`,
      step: 2,
    }),
    slipTo(unitsFor(decimal(total), problem, sum(decimal(each), decimal(once))), {
      code: "rate-misapplied",
      deed: `adding the ${dollars(once)} to the rate`,
      step: 1,
    }),
  ]);
}
