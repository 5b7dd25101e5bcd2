import { type ChargeScenario, charges } from "@sat/content/scenarios/charges";
import { type Expression, quotient, sum } from "../../math/expression.ts";
import { gcd } from "../../math/rational.ts";
import type { Chance } from "../../random/chance.ts";
import { type PoolSlip, countSlips, slipTo } from "../options/pool.ts";
import { type Ways, slipsAtForks } from "../options/ways.ts";
import { dollars } from "../wording/story.ts";

/** Two who charge for the same: each unit costs more with the first, and what is paid once with the other. */
interface Rivals {
  readonly scenario: ChargeScenario;
  readonly once: number;
  readonly otherOnce: number;
  readonly each: number;
  readonly less: number;
}

/** Whether the first has a fee, not a discount, and whether the other's rate is told, not the difference of the rates. */
type RivalFork = "fee" | "told";

export interface RivalProblem {
  readonly rivals: Rivals;
  readonly ways: Ways<RivalFork>;
}

/** What the other charges for a unit. */
export function otherRate({ rivals: { each, less }, ways }: RivalProblem): number {
  return ways.told ? less : each - less;
}

/** How many units cost the same with both. */
export function rivalWork(problem: RivalProblem): Expression {
  const { once, otherOnce, each, less } = problem.rivals;
  const { fee, told } = problem.ways;
  return quotient(sum(otherOnce, fee ? -once : once), told ? sum(each, -less) : less);
}

/** What students make of it. */
export function rivalSlips(problem: RivalProblem): PoolSlip[] {
  const { rivals, ways } = problem;
  const { scenario, once, otherOnce, each } = rivals;
  const start = ways.fee ? -once : once;
  const rate = otherRate(problem);
  return countSlips([
    ...slipsAtForks({
      ways,
      work: (way) => rivalWork({ rivals, ways: way }),
      slips: {
        fee: {
          code: "opposite-operation",
          deed: ways.fee
            ? "adding the two fees instead of subtracting them"
            : "subtracting the discount from the fee instead of adding it",
          step: 3,
        },
        told: {
          code: "meaning-misread",
          deed: ways.told
            ? `using ${dollars(rivals.less)} as the difference of the two rates`
            : `using ${dollars(rivals.less)} as the other rate itself`,
          isClassic: true,
          step: 1,
        },
      },
    }),
    slipTo(quotient(sum(otherOnce, start), sum(each, rate)), {
      code: "opposite-operation",
      deed: "adding the two rates instead of subtracting them",
      step: 2,
    }),
    slipTo(quotient(otherOnce, each - rate), {
      code: "term-left-out",
      deed: `leaving out the ${dollars(once)} of the first`,
      step: 3,
    }),
    slipTo(quotient(sum(otherOnce, start), each), {
      code: "rate-misapplied",
      deed: `dividing by the ${dollars(each)} per ${scenario.unit} of the first alone`,
      step: 2,
    }),
    slipTo(quotient(once, each - rate), {
      code: "term-left-out",
      deed: `dividing only the ${dollars(once)} by the difference of the rates`,
      step: 3,
    }),
  ]);
}

/** Those with rates so low that two of them can meet at whole numbers, and fees so high that they do in many ways. */
const CHEAP = charges.filter(({ each, once }) => each[0] <= 30 && once[1] > 30);

/** Two whose totals meet at whole numbers, whichever way the problem goes. */
export function drawRivals(chance: Chance): Rivals {
  const scenario = chance.pick(CHEAP);
  const each = chance.int(Math.ceil(scenario.each[0] * 0.7), Math.floor(scenario.each[1] * 1.8));
  const less = chance.int(2, each - 2);
  const gap = each - less;
  chance.require(less !== gap, "the rates are alike");
  const unit = (less * gap) / gcd(less, gap);
  const most = Math.floor((2 * scenario.once[1]) / unit);
  chance.require(most >= 2, "the rates meet too late");
  const [fewer, more] = [chance.int(1, most), chance.int(1, most)];
  chance.require(fewer < more, "no usual fees");
  const [once, otherOnce] = [unit * fewer, unit * more];
  chance.require(once >= 5 && otherOnce <= scenario.once[1] * 2.5, "no usual fees");
  return { scenario, once, otherOnce, each, less };
}
