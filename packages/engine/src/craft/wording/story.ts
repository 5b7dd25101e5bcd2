import { decimal } from "../../math/expression.ts";
import { grouped, inline, tex } from "../../math/print.ts";
import { type Rational, compare, exact, multiply, toNumber } from "../../math/rational.ts";
import { type Face, areDistinct } from "../options/option.ts";

type Numeric = Rational | number;

/** A number as prose prints it: "1,250", "0.75". */
export function inProse(value: Numeric): string {
  return tex(decimal(value)).replaceAll("{,}", ",");
}

/** A price as prose prints it, with cents only where there are some. */
export function dollars(value: Numeric): string {
  const { num, den } = exact(value);
  return den === 1 ? `\\$${grouped(num)}` : `\\$${withCents(value)}`;
}

/** A number of dollars with two decimal places. */
function withCents(value: Numeric): string {
  const { num, den } = exact(multiply(value, 100));
  if (den !== 1) throw new RangeError(`${num}/${den} is not a whole number of cents`);
  const cents = String(num).padStart(3, "0");
  return `${grouped(Number(cents.slice(0, -2)))}.${cents.slice(-2)}`;
}

/** A price as an option; `cents` for all four or for none. */
export function priceFace(value: Numeric, cents: boolean): Face {
  const text = cents ? `\\$${withCents(value)}` : dollars(value);
  return { text, order: toNumber(exact(value)) };
}

/** A number with digits after the point instead of a fraction. */
export function decimalFace(value: Numeric): Face {
  return { text: inline(decimal(value)), order: toNumber(exact(value)), value: exact(value) };
}

interface Fit {
  /** Each value times this must be whole. */
  readonly parts?: number;
  readonly least?: number;
  readonly most: number;
}

/** Whether the values differ, lie between bounds and are whole (or so many parts of one). */
export function allFit(values: readonly Rational[], { parts = 1, least = 1, most }: Fit): boolean {
  return (
    areDistinct(values) &&
    values.every(
      (value) => parts % value.den === 0 && compare(value, least) >= 0 && compare(value, most) <= 0,
    )
  );
}

/** The numbers from the least to the greatest. */
export function ascending(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b);
}
