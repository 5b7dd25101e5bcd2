import type { GrowthScenario } from "@sat/content/scenarios/growth";
import type { Facts } from "../../facts/facts.ts";
import {
  type Expression,
  type Relation,
  call,
  decimal,
  equation,
  negative,
  power,
  product,
  sum,
} from "../../math/expression.ts";
import { code, grouped, inline, tex } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";
import type { DraftOption, Step } from "../../model.ts";
import { formula } from "../options/option.ts";
import { modeled, modeledTold } from "../scenarios/growth.ts";
import { type Slip, crossedOptions } from "../options/slips.ts";

/** The function of an amount that is multiplied by a base again and again. */
export function exponential(amount: number, base: Expression, exponent: Expression) {
  return equation(call("f", "t"), product(amount, power(base, exponent)));
}

/** What an option rests on: the direction of the change, and whether the second slip was made. */
export interface Growth {
  readonly rises: boolean;
  readonly slipped: boolean;
}

interface Options {
  readonly rises: boolean;
  readonly why: string;
  /** How the direction of the change is mistaken: "using the factor $2$ instead of $\\frac{1}{2}$". */
  readonly direction: string;
  readonly second: Pick<Slip<Growth>, "code" | "deed">;
  /** What mistakes both at once. */
  readonly corner: string;
  readonly show: (growth: Growth) => ReturnType<typeof exponential>;
}

/** Direction of the change crossed with a second slip, in the rate or in the exponent. */
export function growthOptions(options: Options): DraftOption[] {
  const { rises, why, direction, second, corner, show } = options;
  return crossedOptions({
    key: { rises, slipped: false },
    why,
    slips: [
      {
        code: "direction-turned-around",
        deed: direction,
        apply: (growth) => ({ ...growth, rises: !growth.rises }),
      },
      { ...second, apply: (growth) => ({ ...growth, slipped: !growth.slipped }) },
    ],
    corner: { code: second.code, deed: corner },
    show: (growth) => formula(show(growth)),
  });
}

export function growthQuestion(
  scenario: GrowthScenario,
  amount: number,
  change: string,
  unit: string,
): string {
  return `${scenario.now(grouped(amount))}, and ${scenario.thing} ${change}. Which function $f$ models ${modeled(scenario)} $t$ ${unit}s ${scenario.since}?`;
}

/** A change by a percent, or a doubling or halving for 100. */
interface StatedGrowth {
  readonly scenario: GrowthScenario;
  readonly amount: number;
  readonly rises: boolean;
  readonly percent: number;
  /** The unit of time of the function, and the time in it after which the change comes. */
  readonly unit: string;
  readonly time: string;
  /** How often it comes, in telegram style: "twice day", "half hour". */
  readonly rhythm: string;
}

/** What such a question says. */
export function growthFacts(growth: StatedGrowth): Facts {
  const { scenario, amount, rises, percent, unit, time, rhythm } = growth;
  const share = `${rises ? "increases" : "decreases"} ${percent}%`;
  const change = percent === 100 ? (rises ? "doubles" : "half") : share;
  const factor = percent === 100 && !rises ? "(1/2)" : `(1 ${rises ? "+" : "-"} ${percent}/100)`;
  return {
    kind: "through",
    function: "f",
    at: [
      { t: "0", y: `${amount}` },
      { t: time, y: `${amount}*${factor}` },
    ],
    told: [
      `${scenario.now(grouped(amount))} ${scenario.thing} ${change} ${rhythm}`,
      `$f$ models ${modeledTold(scenario)} $t$ ${unit}s ${scenario.since}`,
    ],
  };
}

/** What a change by a percent, of one decimal place at most, multiplies by. */
export function percentBase(percent: number, rises: boolean): Expression {
  const tenths = Math.round(10 * percent);
  return decimal(rational(rises ? 1000 + tenths : 1000 - tenths, 1000));
}

/** The percent as a part of one: 0.025 for 2.5. */
export function percentShare(percent: number): Expression {
  return decimal(rational(Math.round(10 * percent), 1000));
}

/** How that factor is found: "1 - 0.025 = 0.975". */
export function percentFactor(percent: number, rises: boolean): Relation {
  const share = percentShare(percent);
  return equation(sum(1, rises ? share : negative(share)), percentBase(percent, rises));
}

/** How using the factor of the other direction reads. */
export function otherDirection(percent: number, rises: boolean): string {
  return `using the factor ${inline(percentFactor(percent, !rises))} of ${rises ? "a decrease" : "an increase"}`;
}

/** The factor of each change; `rhythm` says how often it comes: "each day", "each time". */
export function percentStep(percent: number, rises: boolean, rhythm: string): Step {
  const left = tex(product(100, percentBase(percent, rises)));
  return {
    text: `After ${rises ? "an increase" : "a decrease"} of ${percent}%, the amount is ${left}% of what it was, so it is multiplied by this factor ${rhythm}.\n\n${inline(percentFactor(percent, rises))}`,
    claim: `${code(percentBase(percent, rises))} = 1 ${rises ? "+" : "-"} ${percent}/100`,
  };
}

/** The last step: the initial amount, the factor, and the exponent together. */
export function modelStep(amount: number, base: Expression, exponent: Expression): Step {
  return {
    text: `Write the initial amount, ${grouped(amount)}, times the factor raised to this exponent.\n\n${inline(exponential(amount, base, exponent))}`,
  };
}
