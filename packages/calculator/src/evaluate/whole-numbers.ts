import { over } from "./over.ts";

/** Beyond this a factorial is too large for the machine's numbers. */
const LARGEST_FACTORIAL = 170;

export function factorial(value: number): number {
  if (!Number.isInteger(value) || value < 0) return NaN;
  return value > LARGEST_FACTORIAL ? Infinity : arrangements(value, value);
}

/** In how many orders some of a number of things can stand: nPr. */
export function arrangements(things: number, taken: number): number {
  if (!areCounts(things, taken)) return NaN;
  let product = 1;
  for (let at = 0; at < taken && Number.isFinite(product) && product > 0; at += 1) {
    product *= things - at;
  }
  return product;
}

/** In how many ways some of a number of things can be chosen: nCr. */
export function choices(things: number, taken: number): number {
  if (!areCounts(things, taken)) return NaN;
  const fewer = Math.min(taken, things - taken);
  let product = 1;
  for (let at = 1; at <= fewer && Number.isFinite(product) && product > 0; at += 1) {
    // Whole at every step.
    product = (product * (things - fewer + at)) / at;
  }
  return taken > things ? 0 : product;
}

function areCounts(...values: readonly number[]): boolean {
  return values.every((value) => Number.isInteger(value) && value >= 0);
}

export function greatestCommonDivisor(left: number, right: number): number {
  if (!Number.isSafeInteger(left) || !Number.isSafeInteger(right)) return NaN;
  let [larger, smaller] = [Math.abs(left), Math.abs(right)];
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

export function leastCommonMultiple(left: number, right: number): number {
  return left === 0 && right === 0
    ? 0
    : Math.abs(over(left * right, greatestCommonDivisor(left, right)));
}

/** What is left over by a division, with the sign of the divisor. */
export function remainder(value: number, divisor: number): number {
  return value - divisor * Math.floor(over(value, divisor));
}
