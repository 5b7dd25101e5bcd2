import { type Rational, rational } from "../../math/rational.ts";

export function sorted(data: readonly number[]): number[] {
  return data.toSorted((a, b) => a - b);
}

export function total(data: readonly number[]): number {
  return data.reduce((sum, value) => sum + value, 0);
}

/** How often a value occurs. */
export function countOf(data: readonly number[], value: number): number {
  return data.filter((each) => each === value).length;
}

export function meanOf(data: readonly number[]): Rational {
  return rational(total(data), data.length);
}

export function medianOf(data: readonly number[]): Rational {
  const ordered = sorted(data);
  const [low, high] = [Math.ceil(data.length / 2) - 1, Math.floor(data.length / 2)];
  return rational((ordered[low] ?? 0) + (ordered[high] ?? 0), 2);
}

/** The value that occurs most often; undefined when several do. */
export function modeOf(data: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const value of data) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const modes = [...counts].filter(([, count]) => count === most);
  return modes.length === 1 ? modes[0]?.[0] : undefined;
}

export function rangeOf(data: readonly number[]): number {
  return Math.max(...data) - Math.min(...data);
}

/** Each value as often as its frequency says, in order. */
export function expanded(values: readonly number[], counts: readonly number[]): number[] {
  return values.flatMap((value, at) => Array.from({ length: counts[at] ?? 0 }, () => value));
}
