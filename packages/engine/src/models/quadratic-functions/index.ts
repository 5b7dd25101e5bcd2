import { coefficientForWholeSolutions } from "./expressions/coefficient-for-whole-solutions.ts";
import { completeTheSquare } from "./expressions/complete-the-square.ts";
import { constantForAKindOfSolutions } from "./equations/constant-for-a-kind-of-solutions.ts";
import { constantForExactlyOneSolution } from "./equations/constant-for-exactly-one-solution.ts";
import { constantsInAHeightModel } from "./functions/constants-in-a-height-model.ts";
import { constantsInAnIdentity } from "./expressions/constants-in-an-identity.ts";
import { dimensionsFromAnArea } from "./functions/dimensions-from-an-area.ts";
import { edgeOfACubeFromItsArea } from "./functions/edge-of-a-cube-from-its-area.ts";
import { expandAProductOfBinomials } from "./expressions/expand-a-product-of-binomials.ts";
import { extremeOfAQuadraticFunction } from "./functions/extreme-of-a-quadratic-function.ts";
import { factorAQuadraticExpression } from "./expressions/factor-a-quadratic-expression.ts";
import { factorsOfAQuadraticExpression } from "./expressions/factors-of-a-quadratic-expression.ts";
import { formThatShowsAFeature } from "./functions/form-that-shows-a-feature.ts";
import { functionOfAGraphedParabola } from "./functions/function-of-a-graphed-parabola.ts";
import { heightOfAThrownObject } from "./functions/height-of-a-thrown-object.ts";
import { lineAndParabola } from "./equations/line-and-parabola.ts";
import { meaningInAHeightModel } from "./functions/meaning-in-a-height-model.ts";
import { numberOfRealSolutions } from "./equations/number-of-real-solutions.ts";
import { outermostConstantForRealSolutions } from "./equations/outermost-constant-for-real-solutions.ts";
import { parabolaVertexForm } from "./functions/parabola-vertex-form.ts";
import { pointsOfALineAndAParabola } from "./equations/points-of-a-line-and-a-parabola.ts";
import { positiveOrNegativeSolution } from "./equations/positive-or-negative-solution.ts";
import { priceForTheGreatestRevenue } from "./functions/price-for-the-greatest-revenue.ts";
import { quadraticFunctionFromATable } from "./functions/quadratic-function-from-a-table.ts";
import { quadraticInAnotherExpression } from "./equations/quadratic-in-another-expression.ts";
import { shiftedParabola } from "./functions/shifted-parabola.ts";
import { signsOfCoefficientsFromAGraph } from "./functions/signs-of-coefficients-from-a-graph.ts";
import { solutionsOfAFourthPowerEquation } from "./equations/solutions-of-a-fourth-power-equation.ts";
import { solutionsOfASquareEquation } from "./equations/solutions-of-a-square-equation.ts";
import { solutionsWithRadicals } from "./equations/solutions-with-radicals.ts";
import { squareOrDifferenceOfSquares } from "./expressions/square-or-difference-of-squares.ts";
import { sumOrProductOfSolutions } from "./equations/sum-or-product-of-solutions.ts";
import { tangentLineToAParabola } from "./equations/tangent-line-to-a-parabola.ts";
import { valueFromAGraphedParabola } from "./functions/value-from-a-graphed-parabola.ts";
import { valueFromTheVertexAndAPoint } from "./functions/value-from-the-vertex-and-a-point.ts";
import { valuesFromADifferenceOfSquares } from "./equations/values-from-a-difference-of-squares.ts";
import { vertexFromIntercepts } from "./functions/vertex-from-intercepts.ts";
import { whereAParabolaRises } from "./functions/where-a-parabola-rises.ts";
import { widthOfABorder } from "./functions/width-of-a-border.ts";
import { oneOfTwoSolutions } from "./equations/one-of-two-solutions.ts";
import { TYPED } from "./typed.ts";

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
  oneOfTwoSolutions,
  ...TYPED,
];
