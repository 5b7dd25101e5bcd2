/** A symmetric matrix: the upper triangle, row by row. */
export type Symmetric = readonly number[];

/** Where the entry of a row and a column stands in a matrix with so many rows. */
function indexOf(row: number, column: number, size: number): number {
  const first = Math.min(row, column);
  const last = Math.max(row, column);
  return first * size - (first * (first - 1)) / 2 + last - first;
}

export function symmetric(size: number, entry: (row: number, column: number) => number): Symmetric {
  const rows = Array.from({ length: size }, (_, row) => row);
  return rows.flatMap((row) => rows.slice(row).map((column) => entry(row, column)));
}

export function entryAt(matrix: Symmetric, row: number, column: number, size: number): number {
  return matrix[indexOf(row, column, size)] ?? Number.NaN;
}

export function columnOf(matrix: Symmetric, column: number, size: number): number[] {
  return Array.from({ length: size }, (_, row) => entryAt(matrix, row, column, size));
}

/** The matrix less so many times the square of a vector. */
export function lessSquare(matrix: Symmetric, vector: readonly number[], times: number): Symmetric {
  const result = matrix.slice();
  let at = 0;
  for (let row = 0; row < vector.length; row++) {
    const factor = (vector[row] ?? 0) * times;
    for (let column = row; column < vector.length; column++, at++) {
      result[at] = (matrix[at] ?? 0) - factor * (vector[column] ?? 0);
    }
  }
  return result;
}

/** The covariances after so many times the `source` have been added to the `target`. */
export function withAdded(
  matrix: Symmetric,
  vector: { readonly source: number; readonly target: number; readonly times: number },
  size: number,
): Symmetric {
  const { source, target, times } = vector;
  const result = matrix.slice();
  for (let row = 0; row < size; row++) {
    const at = indexOf(row, target, size);
    result[at] = (result[at] ?? 0) + times * entryAt(matrix, row, source, size);
  }
  const own = indexOf(target, target, size);
  const shared = entryAt(matrix, source, target, size);
  const variance = entryAt(matrix, source, source, size);
  result[own] = (result[own] ?? 0) + times * (shared + times * variance);
  return result;
}
