import { type Expression, decimal } from "../../math/expression.ts";
import { type Rational, multiply, rational } from "../../math/rational.ts";
import type { Face } from "../options/option.ts";
import type { PoolSlip } from "../options/pool.ts";
import { inProse } from "../wording/story.ts";

/** A percent as a decimal: 0.15 for 15. */
export function hundredths(percent: Rational | number): Expression {
  return decimal(multiply(percent, rational(1, 100)));
}

/** A percent in prose: "4.5%". */
export function percentIn(percent: Rational | number): string {
  return `${inProse(percent)}%`;
}

/** A text whose amounts of dollars have two decimal places, or none: "57.20" for "57.2"; factors and percents stay. */
export function withCents(text: string): string {
  return text.replace(
    /(?<![\d.}])(?<amount>(?:[2-9]|\d{2,3}|\d{1,3}(?:\{,\}\d{3})+)\.\d)(?![\d%\\])/g,
    "$<amount>0",
  );
}

const withoutCents = (text: string) => text.replaceAll(".00", "");

/** Prices without cents where the key and three of the slips can do without, else with. */
export function pricesOf(key: Face, slips: readonly PoolSlip[]) {
  const whole = slips.filter(
    ({ face }) => Number.isInteger(face.order) && face.order !== key.order,
  );
  const count = new Set(whole.map(({ face }) => face.order)).size;
  if (!Number.isInteger(key.order) || count < 3) return { key, slips };
  return {
    key: { ...key, text: withoutCents(key.text) },
    slips: whole.map((slip) => ({
      ...slip,
      face: { ...slip.face, text: withoutCents(slip.face.text) },
      reason: withoutCents(slip.reason),
    })),
  };
}
