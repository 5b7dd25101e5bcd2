import type { Explicit, Implicit, Lines } from "../curves/plot.ts";
import { compile } from "../evaluate/compile.ts";
import type { Cell, Scope } from "../evaluate/scope.ts";
import { degreeIn } from "../read/degree.ts";
import { namesIn, type Tree } from "../read/tree.ts";
import { curvesOf } from "./numeric.ts";

export type Curve = Explicit | Implicit | Lines;

type Letter = "x" | "y";

/** A scope with the cells of the plane in it. */
export interface PlaneScope extends Scope {
  readonly plane: Readonly<Record<Letter, Cell>>;
}

export function withPlane(scope: Scope): PlaneScope {
  const plane = { x: { value: NaN }, y: { value: NaN } };
  const cells = new Map<string, Cell>([...scope.cells, ...Object.entries(plane)]);
  return { ...scope, cells, plane };
}

/** What an equation in x and y draws: solved for one of them where it can be, or else as it stands. */
export function curvesOfEquation(left: Tree, right: Tree, scope: PlaneScope): readonly Curve[] {
  for (const letter of ["y", "x"] as const) {
    if (isAlone(left, letter) && !uses(right, letter)) return explicits(right, letter, scope);
    if (isAlone(right, letter) && !uses(left, letter)) return explicits(left, letter, scope);
  }
  const difference = differenceOf(left, right);
  const { x, y } = scope.plane;
  const compiled = compile(difference, scope);
  if (!uses(difference, "y") || !uses(difference, "x")) {
    const across = uses(difference, "y") ? "y" : "x";
    const functions = curvesOf(compiled, [scope.plane[across]], scope.meter);
    return functions.map((at) => ({ kind: "lines", across, difference: at }));
  }
  return curvesOf(compiled, [x, y], scope.meter).map(
    (at) => solved(difference, at) ?? { kind: "implicit", difference: at },
  );
}

export function explicits(tree: Tree, solvedFor: Letter, scope: PlaneScope): readonly Explicit[] {
  const along = solvedFor === "y" ? "x" : "y";
  const functions = curvesOf(compile(tree, scope), [scope.plane[along]], scope.meter);
  return functions.map((at) => ({ kind: "explicit", along, at }));
}

export function uses(tree: Tree, name: string): boolean {
  return namesIn(tree).has(name);
}

function isAlone(tree: Tree, letter: Letter): boolean {
  return tree.kind === "name" && tree.name === letter;
}

/** One side less the other; what is squared, or between bars, is zero where it itself is, and there changes its sign. */
function differenceOf(left: Tree, right: Tree): Tree {
  if (isZero(right)) return unsquared(left);
  if (isZero(left)) return unsquared(right);
  return { kind: "binary", operator: "-", left, right };
}

function isZero(tree: Tree): boolean {
  return tree.kind === "number" && tree.value === 0;
}

function unsquared(tree: Tree): Tree {
  if (tree.kind === "group" || tree.kind === "bars" || tree.kind === "negative") {
    return unsquared(tree.of);
  }
  const isPower = tree.kind === "binary" && tree.operator === "^";
  const exponent = isPower ? plainNumber(tree.right) : 0;
  return isPower && exponent > 0 && Number.isInteger(exponent) ? unsquared(tree.left) : tree;
}

function plainNumber(tree: Tree): number {
  if (tree.kind === "group") return plainNumber(tree.of);
  return tree.kind === "number" ? tree.value : NaN;
}

/** Where one letter stands plainly, times the same number everywhere, the equation is solved for it. */
function solved(difference: Tree, at: (x: number, y: number) => number): Explicit | null {
  if (degreeIn(difference, new Set("y")) === 1) {
    const factor = steadyFactor((x, y) => at(x, y));
    if (factor !== null) return { kind: "explicit", along: "x", at: (x) => -at(x, 0) / factor };
  }
  if (degreeIn(difference, new Set("x")) === 1) {
    const factor = steadyFactor((y, x) => at(x, y));
    if (factor !== null) return { kind: "explicit", along: "y", at: (y) => -at(0, y) / factor };
  }
  return null;
}

/** Places without a pattern, at which a factor that is no constant is not likely to be the same. */
const PLACES = [0.37, 1.913, -2.741, 5.083];

/** What the second letter is multiplied by; null where it differs from place to place. */
function steadyFactor(at: (first: number, second: number) => number): number | null {
  const factors = PLACES.map((place) => at(place, 1) - at(place, 0)).filter(Number.isFinite);
  const [factor = 0] = factors;
  const isSteady = factors.every((one) => Math.abs(one - factor) <= 1e-9 * Math.abs(factor));
  return isSteady && factor !== 0 ? Number(factor.toPrecision(14)) : null;
}
