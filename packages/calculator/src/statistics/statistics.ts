import { over } from "../evaluate/over.ts";

export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

export function mean(values: readonly number[]): number {
  return over(total(values), values.length);
}

export function median(values: readonly number[]): number {
  const sorted = ascending(values);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? NaN) + upper) / 2 : upper;
}

/** The mean squared distance from the mean, of a sample or of all there is. */
export function variance(values: readonly number[], of: "sample" | "population"): number {
  const centre = mean(values);
  const squares = total(values.map((value) => (value - centre) ** 2));
  return over(squares, of === "sample" ? values.length - 1 : values.length);
}

/** The quartile by its number, 0 to 4: the median of a half, which holds no median of the whole. */
export function quartile(values: readonly number[], number: number): number {
  const sorted = ascending(values);
  const half = Math.floor(sorted.length / 2);
  if (sorted.length === 1) return number >= 0 && number <= 4 ? (sorted[0] ?? NaN) : NaN;
  switch (number) {
    case 0:
      return sorted[0] ?? NaN;
    case 1:
      return median(sorted.slice(0, half));
    case 2:
      return median(sorted);
    case 3:
      return median(sorted.slice(sorted.length - half));
    case 4:
      return sorted.at(-1) ?? NaN;
    default:
      return NaN;
  }
}

/** The mean distance from the mean. */
export function meanAbsoluteDeviation(values: readonly number[]): number {
  const centre = mean(values);
  return mean(values.map((value) => Math.abs(value - centre)));
}

/** The coefficient of correlation; NaN where the lists differ in length or one does not vary. */
export function correlation(left: readonly number[], right: readonly number[]): number {
  if (left.length !== right.length) return NaN;
  const [leftMean, rightMean] = [mean(left), mean(right)];
  const leftOff = left.map((value) => value - leftMean);
  const rightOff = right.map((value) => value - rightMean);
  const products = total(leftOff.map((value, at) => value * (rightOff[at] ?? 0)));
  const squares = (off: readonly number[]) => total(off.map((value) => value ** 2));
  return over(products, Math.sqrt(squares(leftOff) * squares(rightOff)));
}

/** The values that stand most often, ascending; none where all stand once. */
export function modes(values: readonly number[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return most < 2
    ? []
    : ascending([...counts.keys()].filter((value) => counts.get(value) === most));
}

function ascending(values: readonly number[]): readonly number[] {
  return values.toSorted((one, other) => one - other);
}
