import type { Facts } from "../../facts/facts.ts";
import { type Expression, call, equation, power, product } from "../../math/expression.ts";
import { grouped } from "../../math/print.ts";
import { capitalized } from "../../language/noun.ts";
import type { DraftOption } from "../../model.ts";
import { formula } from "../options/option.ts";
import { type GrowthScenario, modeled, modeledTold } from "../scenarios/growth.ts";
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
  readonly second: Pick<Slip<Growth>, "code" | "deed">;
  /** What mistakes both at once. */
  readonly corner: string;
  readonly show: (growth: Growth) => ReturnType<typeof exponential>;
}

/** Direction of the change crossed with a second slip, in the rate or in the exponent. */
export function growthOptions({ rises, why, second, corner, show }: Options): DraftOption[] {
  const [one, other] = rises ? ["a decrease", "an increase"] : ["an increase", "a decrease"];
  return crossedOptions({
    key: { rises, slipped: false },
    why,
    slips: [
      {
        code: "direction-turned-around",
        deed: `using the factor of ${one} for ${other}`,
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
  return `${scenario.now(grouped(amount))} ${capitalized(scenario.thing)} ${change}. Which function $f$ models ${modeled(scenario)} $t$ ${unit}s from now?`;
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
      `${scenario.now(grouped(amount))} ${change} ${rhythm}`,
      `$f$ models ${modeledTold(scenario)} $t$ ${unit}s from now`,
    ],
  };
}
