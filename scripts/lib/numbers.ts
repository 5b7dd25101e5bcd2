/** The value that a share of all values, from 0 to 1, does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const ascending = values.toSorted((one, other) => one - other);
  return ascending[Math.max(0, Math.ceil(share * ascending.length) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Rounded to three figures that matter: what a second run would agree on, and more. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
