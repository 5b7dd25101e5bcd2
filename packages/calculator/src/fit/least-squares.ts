/** A matrix by its columns. */
export type Columns = readonly (readonly number[])[];

/** Columns shorter than this, beside what they were, hold nothing of their own. */
const NOTHING = 1e-11;

export interface Solution {
  readonly values: readonly number[];
  /** Whether other values do as well. */
  readonly isLoose: boolean;
}

/**
 * The multiples of the columns whose sum comes nearest to the aim, by Householder reflections (Golub and Van Loan,
 * Matrix Computations, 5.2). A column that the others can replace gets 0.
 */
export function leastSquares(columns: Columns, aim: readonly number[]): Solution {
  const scales = columns.map((column) => length(column) || 1);
  const work = columns.map((column, at) => column.map((value) => value / (scales[at] ?? 1)));
  const right = [...aim];
  const pivots: number[] = [];
  for (const [at, column] of work.entries()) {
    const row = pivots.length;
    const rest = column.slice(row);
    if (length(rest) <= NOTHING) continue;
    const mirror = mirrorOf(rest);
    for (const other of [...work.slice(at), right]) reflect(other, mirror, row);
    pivots.push(at);
  }
  const values = columns.map(() => 0);
  for (const [row, at] of [...pivots.entries()].toReversed()) {
    const known = pivots
      .slice(row + 1)
      .reduce((sum, later) => sum + (work[later]?.[row] ?? 0) * (values[later] ?? 0), 0);
    values[at] = ((right[row] ?? 0) - known) / (work[at]?.[row] ?? 1);
  }
  return {
    values: values.map((value, at) => value / (scales[at] ?? 1)),
    isLoose: pivots.length < columns.length,
  };
}

function length(values: readonly number[]): number {
  return Math.hypot(...values);
}

/** The direction across which a column is mirrored onto its first axis. */
function mirrorOf(column: readonly number[]): readonly number[] {
  const [first = 0, ...others] = column;
  const mirror = [first + (first < 0 ? -1 : 1) * length(column), ...others];
  const size = length(mirror);
  return mirror.map((value) => value / size);
}

function reflect(column: number[], mirror: readonly number[], from: number): void {
  const along = mirror.reduce((sum, value, at) => sum + value * (column[from + at] ?? 0), 0);
  for (const [at, value] of mirror.entries()) {
    column[from + at] = (column[from + at] ?? 0) - 2 * along * value;
  }
}
