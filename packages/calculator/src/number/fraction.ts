export interface Fraction {
  readonly over: number;
  readonly under: number;
}

/** Denominators beyond this look like chance rather than like a fraction. */
const LARGEST_UNDER = 9999;

/** How far, in parts of the number, calculating in binary may have strayed from a fraction. */
const STRAY = 4e-15;

/** The fraction that a number is, with the smallest denominator; undefined for a whole number and for one that is none. */
export function fractionOf(value: number): Fraction | undefined {
  const size = Math.abs(value);
  if (!Number.isFinite(value) || Number.isInteger(value) || size > 1e6) return undefined;
  // Convergents of the continued fraction.
  let [over, under, lastOver, lastUnder] = [1, 0, 0, 1];
  for (let rest = size; ; rest = 1 / (rest - Math.floor(rest))) {
    const whole = Math.floor(rest);
    [over, lastOver] = [whole * over + lastOver, over];
    [under, lastUnder] = [whole * under + lastUnder, under];
    if (!(under <= LARGEST_UNDER)) return undefined;
    if (Math.abs(over / under - size) <= STRAY * Math.max(size, 1)) {
      return { over: value < 0 ? -over : over, under };
    }
  }
}
