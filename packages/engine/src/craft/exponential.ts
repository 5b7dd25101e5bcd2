import { type Expression, call, equation, power, product } from "../math/expression.ts";
import { grouped } from "../math/print.ts";
import { capitalized } from "../language/noun.ts";
import type { DraftOption } from "../model.ts";
import { formula, right, wrong } from "./option.ts";
import { type GrowthScenario, modeled } from "./scenarios/growth.ts";
import { leadsTo } from "./words.ts";

/** The function of an amount that is multiplied by a base again and again. */
export function exponential(amount: number, base: Expression, exponent: Expression) {
  return equation(call("f", "t"), product(amount, power(base, exponent)));
}

/** A slip in the base and a slip in the exponent (or a second one in the base), crossed. */
export interface Slips {
  readonly option: (first: boolean, second: boolean) => ReturnType<typeof exponential>;
  readonly first: string;
  readonly second: string;
  /** What the second slip stands for. */
  readonly code: "M-RATE" | "M-EXP" | "M-UNIT";
  /** Why the key is right. */
  readonly why: string;
}

export function exponentialOptions({ option, first, second, code, why }: Slips): DraftOption[] {
  const face = (...slips: [boolean, boolean]) => formula(option(...slips));
  const [key, one, other, both] = [
    face(false, false),
    face(true, false),
    face(false, true),
    face(true, true),
  ];
  return [
    right(key, why),
    wrong(one, "M-SIGN", leadsTo(one.text, first)),
    wrong(other, code, leadsTo(other.text, second)),
    wrong(both, code, leadsTo(both.text, first, second)),
  ];
}

export const DIRECTION_SLIP = {
  rises: "using the factor of a decrease for an increase",
  falls: "using the factor of an increase for a decrease",
};

export function growthQuestion(
  scenario: GrowthScenario,
  amount: number,
  change: string,
  unit: string,
): string {
  return `${scenario.now(grouped(amount))} ${capitalized(scenario.thing)} ${change}. Which function $f$ models ${modeled(scenario)} $t$ ${unit}s from now?`;
}
