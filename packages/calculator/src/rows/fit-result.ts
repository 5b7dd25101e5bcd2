import type { Explicit } from "../curves/plot.ts";
import { Refusal } from "../evaluate/refusal.ts";
import type { Scope } from "../evaluate/scope.ts";
import { fitOf, residualsOf, type Sides } from "../fit/fit-of.ts";
import { squaresOf } from "../fit/levenberg-marquardt.ts";
import { degreeIn } from "../read/degree.ts";
import type { Tree } from "../read/tree.ts";
import { correlation, mean } from "../statistics/statistics.ts";
import { explicits, withPlane } from "./equation.ts";
import { listsIn, type Parameters, sidesOf } from "./fit-sides.ts";
import type { FitResult } from "./result.ts";

/** Finds the parameters, whose cells keep what was found. */
export function fitResult(
  trees: readonly [Tree, Tree],
  tex: string,
  parameters: Parameters,
  scope: Scope,
): FitResult {
  if (parameters.size === 0)
    throw new Refusal("Every letter has a value, so nothing is to be found.");
  const sides = sidesOf(trees, parameters, scope);
  const solution = fitOf(sides);
  if (solution === null) throw new Refusal("No fit was found.");
  const { values, isLoose } = solution;
  const residuals = residualsOf(sides)(values);
  const measured = sides.left(values);
  // Only what does not move with the parameters has a variation to be explained.
  const isMeasured = degreeIn(trees[0], new Set(parameters.keys())) === 0;
  const r = isMeasured && sides.isLinear ? correlationOf(measured, sides) : null;
  // Last, for whoever asks the sides for their values fills the cells with others.
  for (const [at, cell] of [...parameters.values()].entries()) cell.value = values[at] ?? NaN;
  return {
    kind: "fit",
    tex,
    parameters: [...parameters.keys()].map((name, at) => ({ name, value: values[at] ?? NaN })),
    rSquared: isMeasured ? explainedShare(measured, residuals) : null,
    r,
    residuals,
    otherSolutions: isLoose,
    plots: isMeasured ? curveThrough(trees[1], scope) : [],
  };
}

function explainedShare(measured: readonly number[], residuals: readonly number[]): number | null {
  const centre = mean(measured);
  const variation = squaresOf(measured.map((value) => value - centre));
  return variation > 0 ? 1 - squaresOf(residuals) / variation : null;
}

/** Of a line with slope and intercept: how what was measured goes with what the slope multiplies. */
function correlationOf(measured: readonly number[], { right, count }: Sides): number | null {
  const [first, second] = [right([1, 0]), right([0, 1])];
  if (count !== 2 || isConstant(first) === isConstant(second)) return null;
  const r = correlation(isConstant(first) ? second : first, measured);
  return Number.isNaN(r) ? null : r;
}

function isConstant([first, ...others]: readonly number[]): boolean {
  return others.every((value) => value === first);
}

/** The curve of a side in which one list stands: that list becomes the x of the plane. */
function curveThrough(tree: Tree, scope: Scope): readonly Explicit[] {
  const [name, ...others] = listsIn(tree, scope).keys();
  if (name === undefined || others.length > 0) return [];
  const plane = withPlane(scope);
  const cells = new Map([...plane.cells, [name, plane.plane.x]]);
  return explicits(tree, "y", { ...plane, cells });
}
