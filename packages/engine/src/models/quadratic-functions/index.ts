import { coefficientForWholeSolutions } from "./coefficient-for-whole-solutions.ts";
import { completeTheSquare } from "./complete-the-square.ts";
import { constantForAKindOfSolutions } from "./constant-for-a-kind-of-solutions.ts";
import { constantForExactlyOneSolution } from "./constant-for-exactly-one-solution.ts";
import { constantsInAHeightModel } from "./constants-in-a-height-model.ts";
import { constantsInAnIdentity } from "./constants-in-an-identity.ts";
import { dimensionsFromAnArea } from "./dimensions-from-an-area.ts";
import { edgeOfACubeFromItsArea } from "./edge-of-a-cube-from-its-area.ts";
import { expandAProductOfBinomials } from "./expand-a-product-of-binomials.ts";
import { extremeOfAQuadraticFunction } from "./extreme-of-a-quadratic-function.ts";
import { factorAQuadraticExpression } from "./factor-a-quadratic-expression.ts";
import { factorsOfAQuadraticExpression } from "./factors-of-a-quadratic-expression.ts";
import { formThatShowsAFeature } from "./form-that-shows-a-feature.ts";
import { functionOfAGraphedParabola } from "./function-of-a-graphed-parabola.ts";
import { heightOfAThrownObject } from "./height-of-a-thrown-object.ts";
import { lineAndParabola } from "./line-and-parabola.ts";
import { meaningInAHeightModel } from "./meaning-in-a-height-model.ts";
import { numberOfRealSolutions } from "./number-of-real-solutions.ts";
import { outermostConstantForRealSolutions } from "./outermost-constant-for-real-solutions.ts";
import { parabolaVertexForm } from "./parabola-vertex-form.ts";
import { pointsOfALineAndAParabola } from "./points-of-a-line-and-a-parabola.ts";
import { positiveOrNegativeSolution } from "./positive-or-negative-solution.ts";
import { priceForTheGreatestRevenue } from "./price-for-the-greatest-revenue.ts";
import { quadraticFunctionFromATable } from "./quadratic-function-from-a-table.ts";
import { quadraticInAnotherExpression } from "./quadratic-in-another-expression.ts";
import { shiftedParabola } from "./shifted-parabola.ts";
import { signsOfCoefficientsFromAGraph } from "./signs-of-coefficients-from-a-graph.ts";
import { solutionsOfAFourthPowerEquation } from "./solutions-of-a-fourth-power-equation.ts";
import { solutionsOfASquareEquation } from "./solutions-of-a-square-equation.ts";
import { solutionsWithRadicals } from "./solutions-with-radicals.ts";
import { squareOrDifferenceOfSquares } from "./square-or-difference-of-squares.ts";
import { sumOrProductOfSolutions } from "./sum-or-product-of-solutions.ts";
import { tangentLineToAParabola } from "./tangent-line-to-a-parabola.ts";
import { valueFromAGraphedParabola } from "./value-from-a-graphed-parabola.ts";
import { valueFromTheVertexAndAPoint } from "./value-from-the-vertex-and-a-point.ts";
import { valuesFromADifferenceOfSquares } from "./values-from-a-difference-of-squares.ts";
import { vertexFromIntercepts } from "./vertex-from-intercepts.ts";
import { whereAParabolaRises } from "./where-a-parabola-rises.ts";
import { widthOfABorder } from "./width-of-a-border.ts";
import { positiveOrNegativeSolutionEntry } from "./positive-or-negative-solution-entry.ts";
import { oneOfTwoSolutions } from "./one-of-two-solutions.ts";

export const quadraticFunctions = [
  sumOrProductOfSolutions,
  shiftedParabola,
  parabolaVertexForm,
  expandAProductOfBinomials,
  factorAQuadraticExpression,
  solutionsOfASquareEquation,
  positiveOrNegativeSolution,
  completeTheSquare,
  solutionsWithRadicals,
  constantForExactlyOneSolution,
  constantForAKindOfSolutions,
  outermostConstantForRealSolutions,
  numberOfRealSolutions,
  coefficientForWholeSolutions,
  extremeOfAQuadraticFunction,
  vertexFromIntercepts,
  tangentLineToAParabola,
  quadraticInAnotherExpression,
  constantsInAnIdentity,
  factorsOfAQuadraticExpression,
  solutionsOfAFourthPowerEquation,
  heightOfAThrownObject,
  meaningInAHeightModel,
  constantsInAHeightModel,
  functionOfAGraphedParabola,
  pointsOfALineAndAParabola,
  quadraticFunctionFromATable,
  whereAParabolaRises,
  squareOrDifferenceOfSquares,
  valuesFromADifferenceOfSquares,
  lineAndParabola,
  dimensionsFromAnArea,
  widthOfABorder,
  priceForTheGreatestRevenue,
  signsOfCoefficientsFromAGraph,
  valueFromTheVertexAndAPoint,
  formThatShowsAFeature,
  edgeOfACubeFromItsArea,
  valueFromAGraphedParabola,
  positiveOrNegativeSolutionEntry,
  oneOfTwoSolutions,
];
