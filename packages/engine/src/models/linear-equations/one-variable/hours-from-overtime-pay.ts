import { type OvertimeWorker, overtimeWorkers } from "@sat/content/scenarios/overtime-workers";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { dollars } from "../../../craft/wording/story.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { sentences } from "../../../craft/wording/words.ts";
import {
  type Expression,
  decimal,
  equation,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { type Rational, add, multiply, rational, subtract } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";

interface Week {
  readonly worker: OvertimeWorker;
  readonly rate: Rational;
  /** The pay for an additional hour, in regular rates. */
  readonly factor: Rational;
  /** Hours at the regular rate. */
  readonly regular: number;
  /** The pay for overtime, in regular rates. */
  readonly extra: number;
  /** The bonus or the deduction. */
  readonly other: Rational;
}

/** Time and a half, and double time. */
const FACTORS = [rational(3, 2), rational(2)] as const;

/** Most often 40 hours. */
const REGULAR = [36, 38, 40, 40] as const;

/** "twice", "1.5 times". */
function multipleOf({ num, den }: Rational): string {
  return den === 1 ? "twice" : `$${num / den}$ times`;
}

/** Whether the other sum is a bonus, not a deduction, and whether the overtime is asked, not all hours. */
type Fork = "bonus" | "overtime";

interface Problem {
  readonly week: Week;
  readonly ways: Ways<Fork>;
}

/** What is paid in the end. */
function totalOf({ week: { rate, regular, extra, other }, ways }: Problem): Rational {
  const paid = multiply(rate, regular + extra);
  return ways.bonus ? add(paid, other) : subtract(paid, other);
}

/** The hours asked for, by the overtime. */
function hoursBy(overtime: Expression, { week, ways }: Problem): Expression {
  return ways.overtime ? overtime : sum(week.regular, overtime);
}

/** The pay for the overtime: the total without the other sum, or with so much of it, and without the regular pay. */
function overtimePay(
  { week: { rate, regular } }: Problem,
  ...sums: readonly Rational[]
): Expression {
  return sum(...sums.map((each) => decimal(each)), times(-regular, decimal(rate)));
}

function workOf(problem: Problem, total = totalOf(problem)): Expression {
  const { rate, factor, other } = problem.week;
  const pay = overtimePay(problem, total, problem.ways.bonus ? multiply(other, -1) : other);
  return hoursBy(quotient(pay, times(decimal(factor), decimal(rate))), problem);
}

function slipsOf(problem: Problem): PoolSlip[] {
  const { week, ways } = problem;
  const { rate, factor, other } = week;
  const total = totalOf(problem);
  const withoutOther = ways.bonus ? multiply(other, -1) : other;
  const higher = times(decimal(factor), decimal(rate));
  return [
    ...slipsAtForks({
      ways,
      // The total is what the question says.
      work: (each) => workOf({ week, ways: each }, total),
      slips: {
        bonus: {
          code: "opposite-operation",
          deed: ways.bonus
            ? `adding the bonus of ${dollars(other)} to the total`
            : `subtracting the deduction of ${dollars(other)} from the total`,
          step: 1,
        },
        overtime: ways.overtime
          ? { code: "another-quantity", deed: "finding all hours of the week", step: 4 }
          : { code: "stopped-early", deed: "stopping at the additional hours", step: 4 },
      },
    }),
    slipTo(hoursBy(quotient(overtimePay(problem, total, withoutOther), decimal(rate)), problem), {
      code: "rate-misapplied",
      deed: `dividing the pay for the additional hours by the regular rate of ${dollars(rate)}`,
      step: 3,
    }),
    slipTo(hoursBy(quotient(overtimePay(problem, total), higher), problem), {
      code: "term-left-out",
      deed: ways.bonus
        ? `not subtracting the ${dollars(other)} bonus`
        : `not adding the ${dollars(other)} deduction back`,
      step: 1,
    }),
    slipTo(
      hoursBy(
        quotient(
          overtimePay(problem, total, withoutOther),
          times(decimal(add(factor, 1)), decimal(rate)),
        ),
        problem,
      ),
      {
        code: "meaning-misread",
        deed: `paying the regular rate and ${multipleOf(factor)} that rate for each additional hour`,
        step: 3,
      },
    ),
    slipTo(quotient(sum(decimal(total), decimal(withoutOther)), higher), {
      code: "rate-misapplied",
      deed: "paying every hour of the week at the higher rate",
      step: 2,
    }),
  ];
}

/** The situation and the question. */
function textsOf(problem: Problem): readonly [string, string] {
  const { worker, rate, factor, regular, other } = problem.week;
  const { bonus, overtime } = problem.ways;
  const total = dollars(totalOf(problem));
  const paid = bonus
    ? `${total}, including a bonus of ${dollars(other)}`
    : `${total} after a deduction of ${dollars(other)} for equipment`;
  return [
    `${worker.one} earns ${dollars(rate)} per hour for the first ${regular} hours of work in a week and ${multipleOf(factor)} this rate for each additional hour. For one week, ${worker.the} was paid ${paid}.`,
    `How many ${overtime ? "additional hours" : "hours"} did ${worker.the} work in that week?`,
  ];
}

function stepsOf(problem: Problem): Step[] {
  const { rate, factor, regular, extra, other } = problem.week;
  const { bonus, overtime } = problem.ways;
  const total = totalOf(problem);
  const payFor = (hours: number) => multiply(rate, hours);
  const higher = multiply(factor, rate);
  const hours = (extra * factor.den) / factor.num;
  return [
    stepTo(
      bonus
        ? "Subtract the bonus from the total to find the pay, in dollars, for all hours."
        : "Add the deduction to the total to find the pay, in dollars, for all hours.",
      equation(
        sum(decimal(total), decimal(bonus ? multiply(other, -1) : other)),
        decimal(payFor(regular + extra)),
      ),
    ),
    stepTo(
      `Find the pay for the first ${regular} hours.`,
      equation(times(decimal(rate), regular), decimal(payFor(regular))),
    ),
    stepTo(
      "Subtract it to find the pay for the additional hours.",
      equation(
        sum(decimal(payFor(regular + extra)), decimal(payFor(-regular))),
        decimal(payFor(extra)),
      ),
    ),
    stepTo(
      "Find the rate for an additional hour.",
      equation(times(decimal(factor), decimal(rate)), decimal(higher)),
    ),
    stepTo(
      "Divide to find the number of additional hours.",
      equation(quotient(decimal(payFor(extra)), decimal(higher)), hours),
    ),
    ...(overtime
      ? []
      : [
          stepTo(
            "Add the hours at the regular rate.",
            equation(sum(regular, hours), regular + hours),
          ),
        ]),
  ];
}

/** Regular pay and overtime in one total; the hours are asked. */
const fromTotal = poolLevel<Problem>({
  isEven: true,
  space: 200_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const worker = chance.pick(overtimeWorkers);
    const [least, most] = worker.pay;
    const rate = rational(chance.int(2 * least, 2 * most), 2);
    const factor = chance.pick(FACTORS);
    // Where an hour is paid the rate and the factor, the hours are often whole, too.
    const unit = factor.num * (chance.int(0, 2) > 0 ? factor.num + factor.den : 1);
    const [extra, other] = [unit * chance.int(1, 10), factor.num * chance.int(1, 3)];
    chance.require(extra <= 30, "too many hours");
    chance.require(other !== factor.num / factor.den, "the other sum is the pay for an hour");
    const regular = chance.pick(REGULAR);
    const week = { worker, rate, factor, regular, extra, other: multiply(rate, other) };
    chance.require(extra > 2 * other, "the other sum is too large");
    return { week, ways: drawWays(chance, "bonus", "overtime") };
  },
  key: (problem) => numeral(workOut(workOf(problem))),
  slips: slipsOf,
  word: (problem) => {
    const { rate, factor, regular, extra, other } = problem.week;
    const { bonus } = problem.ways;
    const total = dollars(totalOf(problem));
    const hours = (extra * factor.den) / factor.num;
    const higher = multiply(factor, rate);
    const pay = sum(
      times(regular, decimal(rate)),
      times(hours, decimal(higher)),
      decimal(bonus ? other : multiply(other, -1)),
    );
    return {
      question: sentences(...textsOf(problem)),
      why: `With ${hours} additional hours at ${dollars(higher)} each, the total is ${inline(equation(pay, decimal(totalOf(problem))))}.`,
      opening: `Find what was paid for the hours beyond ${regular}; the higher rate applies to them alone.`,
      steps: stepsOf(problem),
      hint: `How much of the ${total} is not for hours, and how much is for the first ${regular} hours?`,
      tip: "With two rates, split the total first: never divide all of it by one of the rates.",
    };
  },
  facts: (problem) => {
    const { rate, factor, regular, other } = problem.week;
    const { bonus, overtime } = problem.ways;
    const total = totalOf(problem);
    const { num, den } = factor;
    return {
      kind: "value",
      given: [
        `${code(rate)}*${regular} + ${code(rate)}*(${num}/${den})*overtime ${bonus ? "+" : "-"} ${code(other)} = ${code(total)}`,
        `all = ${regular} + overtime`,
      ],
      ask: overtime ? "overtime" : "all",
      told: textsOf(problem),
    };
  },
});

/** The hours behind a pay with overtime. */
export const hoursFromOvertimePay = defineLevels({
  id: "hours-from-overtime-pay",
  version: 6,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA13"],
  optionDesign: "pool",
  Hard: fromTotal,
});
