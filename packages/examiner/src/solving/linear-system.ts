import {
  type Fraction,
  ONE,
  ZERO,
  minus,
  over,
  plus,
  sameFraction,
  times,
} from "../exact/fraction.ts";
import { toFraction } from "../exact/num.ts";
import { type Relation, type Tree, symbolsOf } from "../reading/tree.ts";
import { type Values, evaluate } from "./evaluate.ts";

/** Coefficients by unknown, and the constant under the empty name. */
type LinearForm = ReadonlyMap<string, Fraction>;

const CONSTANT = "";
const MINUS_ONE: Fraction = { num: -1, den: 1 };

/** The expression as a sum of rational multiples of its unknowns; undefined when it is not linear. */
function linearForm(tree: Tree, values: Values): LinearForm | undefined {
  if (tree.kind === "number") return new Map([[CONSTANT, tree.value]]);
  if ([...symbolsOf(tree)].every((name) => values.has(name))) {
    const value = tree.kind === "tuple" ? undefined : toFraction(evaluate(tree, values));
    return value && new Map([[CONSTANT, value]]);
  }
  switch (tree.kind) {
    case "symbol":
      return new Map([[tree.name, ONE]]);
    case "negative": {
      const of = linearForm(tree.of, values);
      return of && scaled(of, MINUS_ONE);
    }
    case "binary":
      return combined(tree, values);
    default:
      return undefined;
  }
}

function combined(
  { op, left, right }: Extract<Tree, { kind: "binary" }>,
  values: Values,
): LinearForm | undefined {
  const [a, b] = [linearForm(left, values), linearForm(right, values)];
  if (a === undefined || b === undefined) return undefined;
  if (op === "+") return summed(a, b);
  if (op === "-") return summed(a, scaled(b, MINUS_ONE));
  const [constantA, constantB] = [constantOf(a), constantOf(b)];
  if (op === "*" && constantA !== undefined) return scaled(b, constantA);
  if (op === "*" && constantB !== undefined) return scaled(a, constantB);
  if (op !== "/" || constantB === undefined || constantB.num === 0) return undefined;
  return scaled(a, over(ONE, constantB));
}

function constantOf(form: LinearForm): Fraction | undefined {
  return [...form.keys()].every((name) => name === CONSTANT)
    ? (form.get(CONSTANT) ?? ZERO)
    : undefined;
}

function scaled(form: LinearForm, by: Fraction): LinearForm {
  return new Map([...form].map(([name, coefficient]) => [name, times(coefficient, by)]));
}

function summed(a: LinearForm, b: LinearForm): LinearForm {
  const sum = new Map(a);
  for (const [name, coefficient] of b) sum.set(name, plus(sum.get(name) ?? ZERO, coefficient));
  return sum;
}

/** Rows of coefficients with the constant last: row · unknowns = constant. */
export type Rows = readonly (readonly Fraction[])[];

/** The equations as rows over the unknowns; undefined when one is not a linear equation. */
export function linearRows(
  equations: readonly Relation[],
  unknowns: readonly string[],
  values: Values,
): Rows | undefined {
  const rows: Fraction[][] = [];
  for (const { left, sign, right } of equations) {
    const [a, b] = [linearForm(left, values), linearForm(right, values)];
    if (sign !== "=" || a === undefined || b === undefined) return undefined;
    const form = summed(a, scaled(b, MINUS_ONE));
    const constant = times(form.get(CONSTANT) ?? ZERO, MINUS_ONE);
    rows.push([...unknowns.map((name) => form.get(name) ?? ZERO), constant]);
  }
  return rows;
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
  if (sameFraction(by, ZERO)) return [...row];
  return row.map((entry, at) => minus(entry, times(by, unit[at] ?? ZERO)));
}
