import { type Fraction, ONE, ZERO, minus, negative, over, plus, times } from "../exact/fraction.ts";
import { toFraction } from "../exact/num.ts";
import { type Relation, type Tree, isKnown } from "../reading/tree.ts";
import { type Values, evaluate } from "./evaluate.ts";

/** Rows of coefficients with the constant last: row · unknowns = constant. */
export type Rows = readonly (readonly Fraction[])[];

/** What a row is made in: the unknowns in the order of its coefficients, and what has a value. */
interface Frame {
  readonly unknowns: readonly string[];
  readonly values: Values;
}

/** The equations as rows over the unknowns; undefined when one is not a linear equation. */
export function linearRows(
  equations: readonly Relation[],
  unknowns: readonly string[],
  values: Values,
): Rows | undefined {
  const frame = { unknowns, values };
  const rows: Fraction[][] = [];
  for (const { left, sign, right } of equations) {
    if (sign !== "=") return undefined;
    const row = Array.from({ length: unknowns.length + 1 }, () => ZERO);
    const isLinear = collect(row, left, ONE, frame) && collect(row, right, MINUS_ONE, frame);
    if (!isLinear) return undefined;
    row.push(negative(row.pop() ?? ZERO));
    rows.push(row);
  }
  return rows;
}

const MINUS_ONE = negative(ONE);

/** Adds a multiple of the expression to a row, its constant with the sign of the unknowns; false where it is not linear. */
function collect(row: Fraction[], tree: Tree, by: Fraction, frame: Frame): boolean {
  if (isKnown(tree, frame.values)) {
    const value = constantOf(tree, frame.values);
    return value !== undefined && addAt(row, frame.unknowns.length, times(value, by));
  }
  switch (tree.kind) {
    case "symbol":
      return addAt(row, frame.unknowns.indexOf(tree.name), by);
    case "negative":
      return collect(row, tree.of, negative(by), frame);
    case "binary":
      return collectBinary(row, tree, by, frame);
    default:
      return false;
  }
}

/** What the rows have no column for is left out of them. */
function addAt(row: Fraction[], place: number, value: Fraction): true {
  const before = row[place];
  if (before !== undefined) row[place] = plus(before, value);
  return true;
}

function collectBinary(
  row: Fraction[],
  { op, left, right }: Extract<Tree, { kind: "binary" }>,
  by: Fraction,
  frame: Frame,
): boolean {
  switch (op) {
    case "+":
      return collect(row, left, by, frame) && collect(row, right, by, frame);
    case "-":
      return collect(row, left, by, frame) && collect(row, right, negative(by), frame);
    case "*": {
      const [other, factor] = isKnown(left, frame.values) ? [right, left] : [left, right];
      const value = constantOf(factor, frame.values);
      return value !== undefined && collect(row, other, times(by, value), frame);
    }
    case "/": {
      const value = constantOf(right, frame.values);
      const isDivisor = value !== undefined && value.num !== 0;
      return isDivisor && collect(row, left, over(by, value), frame);
    }
    case "^":
      return false;
  }
}

/** The rational number that an expression without unknowns stands for; undefined for any other. */
function constantOf(tree: Tree, values: Values): Fraction | undefined {
  if (tree.kind === "number") return tree.value;
  const isOne = tree.kind !== "tuple" && isKnown(tree, values);
  return isOne ? toFraction(evaluate(tree, values)) : undefined;
}

/** How many solutions a linear system has, and the one when there is one. */
export type LinearSolution =
  | { readonly count: "none" | "many" }
  | { readonly count: "one"; readonly values: readonly Fraction[] };

/** Cramer's rule for as many equations as unknowns; by rank when the determinant is 0 or the rows differ in number. */
export function solveLinear(rows: Rows, unknowns: number): LinearSolution {
  if (rows.length === unknowns) {
    const matrix = rows.map((row) => row.slice(0, unknowns));
    const whole = determinant(matrix);
    if (whole.num !== 0) {
      const values = matrix.map((_, at) => over(determinant(withColumn(matrix, at, rows)), whole));
      return { count: "one", values };
    }
  }
  const reduced = echelon(rows, unknowns + 1);
  if (reduced.some((row) => row.slice(0, unknowns).every((entry) => entry.num === 0))) {
    return { count: "none" };
  }
  if (reduced.length < unknowns) return { count: "many" };
  return { count: "one", values: reduced.map((row) => row[unknowns] ?? ZERO) };
}

function withColumn(matrix: Rows, at: number, rows: Rows): Rows {
  return matrix.map((row, index) => row.with(at, rows[index]?.at(-1) ?? ZERO));
}

/** By expansion along the first row; the systems here have few unknowns. */
function determinant(matrix: Rows): Fraction {
  const [first, ...below] = matrix;
  if (first === undefined) return ONE;
  return first.reduce((sum, entry, at) => {
    if (entry.num === 0) return sum;
    const part = times(entry, determinant(below.map((row) => row.toSpliced(at, 1))));
    return at % 2 === 0 ? plus(sum, part) : minus(sum, part);
  }, ZERO);
}

/** Reduced row echelon form without zero rows. */
function echelon(rows: Rows, width: number): Fraction[][] {
  let rest = rows.map((row) => [...row]);
  const done: Fraction[][] = [];
  for (let column = 0; column < width; column++) {
    const pivot = rest.find((row) => row[column]?.num !== 0);
    if (pivot === undefined) continue;
    const lead = pivot[column] ?? ONE;
    const unit = pivot.map((entry) => over(entry, lead));
    rest = rest.filter((row) => row !== pivot).map((row) => cleared(row, unit, column));
    done.splice(0, done.length, ...done.map((row) => cleared(row, unit, column)), unit);
  }
  return done;
}

function cleared(row: readonly Fraction[], unit: readonly Fraction[], column: number): Fraction[] {
  const by = row[column] ?? ZERO;
  if (by.num === 0) return [...row];
  return row.map((entry, at) => minus(entry, times(by, unit[at] ?? ZERO)));
}
