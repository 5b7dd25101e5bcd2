import { type ChargeScenario, charges } from "@sat/content/scenarios/charges";
import { type Expression, decimal, negative, quotient, sum } from "../../math/expression.ts";
import { type Rational, rational, subtract } from "../../math/rational.ts";
import type { Chance } from "../../random/chance.ts";
import { type PoolSlip, countSlips, slipTo } from "../options/pool.ts";
import { type Ways, slipsAtForks } from "../options/ways.ts";
import { dollars } from "../wording/story.ts";

/** Two who charge for the same: each unit costs more with the first, and what is paid once with the other. */
interface Rivals {
  readonly scenario: ChargeScenario;
  readonly once: Rational;
  readonly otherOnce: Rational;
  readonly each: Rational;
  readonly less: Rational;
}

/** Whether the first has a fee, not a discount, and whether the other's rate is told, not the difference of the rates. */
type RivalFork = "fee" | "told";

export interface RivalProblem {
  readonly rivals: Rivals;
  readonly ways: Ways<RivalFork>;
}

/** What the other charges for a unit. */
export function otherRate({ rivals: { each, less }, ways }: RivalProblem): Rational {
  return ways.told ? less : subtract(each, less);
}

/** How many units cost the same with both. */
export function rivalWork(problem: RivalProblem): Expression {
  const { once, otherOnce, each, less } = problem.rivals;
  const { fee, told } = problem.ways;
  const gap = told ? sum(decimal(each), negative(decimal(less))) : decimal(less);
  return quotient(sum(decimal(otherOnce), fee ? negative(decimal(once)) : decimal(once)), gap);
}

/** What students make of it. */
export function rivalSlips(problem: RivalProblem): PoolSlip[] {
  const { rivals, ways } = problem;
  const { scenario, once, each } = rivals;
  const [paid, otherPaid] = [decimal(once), decimal(rivals.otherOnce)];
  const start = ways.fee ? negative(paid) : paid;
  const rate = decimal(otherRate(problem));
  const gap = decimal(subtract(each, otherRate(problem)));
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
    slipTo(quotient(sum(otherPaid, start), sum(decimal(each), rate)), {
      code: "opposite-operation",
      deed: "adding the two rates instead of subtracting them",
      step: 2,
    }),
    slipTo(quotient(otherPaid, gap), {
      code: "term-left-out",
      deed: `leaving out the ${dollars(once)} of the first`,
      step: 3,
    }),
    slipTo(quotient(sum(otherPaid, start), decimal(each)), {
      code: "rate-misapplied",
      deed: `dividing by the ${dollars(each)} per ${scenario.unit} of the first alone`,
      step: 2,
    }),
    slipTo(quotient(paid, gap), {
      code: "term-left-out",
      deed: `dividing only the ${dollars(once)} by the difference of the rates`,
      step: 3,
    }),
  ]);
}

/** How the other's rate may compare with the difference of the rates, in lowest terms. */
const RATIOS = [
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
] as const;

/** Two whose totals meet at whole numbers, whichever way the problem goes. */
export function drawRivals(chance: Chance): Rivals {
  const scenario = chance.pick(charges);
  const [least, greatest, step] = scenario.each;
  const ratio = chance.pick(RATIOS);
  const [part, rest] = chance.flip() ? ratio : [ratio[1], ratio[0]];
  // Rates and fees in steps of the price.
  const parts = (part + rest) * step;
  const size = chance.int(Math.ceil((1.1 * least) / parts), Math.floor(greatest / parts));
  const [fewer, more] = [chance.int(1, 8), chance.int(2, 8)];
  chance.require(fewer < more, "no usual fees");
  const unit = part * rest * size;
  const [once, otherOnce] = [unit * fewer, unit * more];
  const isUsual = once * step >= scenario.once[0] && otherOnce * step <= scenario.once[1];
  chance.require(isUsual, "no usual fees");
  const latest = scenario.most * Math.min(part, rest) * size;
  chance.require(once + otherOnce <= latest, "they meet too late");
  const paid = (steps: number) => rational(steps * step, 100);
  return {
    scenario,
    once: paid(once),
    otherOnce: paid(otherOnce),
    each: paid((part + rest) * size),
    less: paid(part * size),
  };
}
