import { constantForNoSolution } from "./constant-for-no-solution.ts";
import { constantsForInfinitelyManySolutions } from "./constants-for-infinitely-many-solutions.ts";
import { countSolutionsOfEquation } from "./count-solutions-of-equation.ts";
import { equationWithFractions } from "./equation-with-fractions.ts";
import { equationWithUnknownOnBothSides } from "./equation-with-unknown-on-both-sides.ts";
import { interceptsOfLine } from "./intercepts-of-line.ts";
import { lineFromGraph } from "./line-from-graph.ts";
import { lineThroughGivenPoint } from "./line-through-given-point.ts";
import { slopeOfLineInStandardForm } from "./slope-of-line-in-standard-form.ts";
import { solveLinearEquation } from "./solve-linear-equation.ts";
import { systemSumOrDifference } from "./system-sum-or-difference.ts";
import { trueIfNoSolution } from "./true-if-no-solution.ts";
import { valueOfPartOfEquation } from "./value-of-part-of-equation.ts";
import { wholeUnitsWithinLimit } from "./whole-units-within-limit.ts";

export const linearEquations = [
  equationWithUnknownOnBothSides,
  systemSumOrDifference,
  lineFromGraph,
  wholeUnitsWithinLimit,
  solveLinearEquation,
  equationWithFractions,
  valueOfPartOfEquation,
  slopeOfLineInStandardForm,
  lineThroughGivenPoint,
  interceptsOfLine,
  countSolutionsOfEquation,
  constantForNoSolution,
  constantsForInfinitelyManySolutions,
  trueIfNoSolution,
];
