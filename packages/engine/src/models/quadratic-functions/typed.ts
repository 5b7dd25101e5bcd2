import { entryVariant } from "../../craft/assembly/entry-variant.ts";
import { solutionsOfASquareEquation } from "./equations/solutions-of-a-square-equation.ts";
import { positiveOrNegativeSolution } from "./equations/positive-or-negative-solution.ts";
import { completeTheSquare } from "./expressions/complete-the-square.ts";
import { extremeOfAQuadraticFunction } from "./functions/extreme-of-a-quadratic-function.ts";
import { vertexFromIntercepts } from "./functions/vertex-from-intercepts.ts";
import { quadraticInAnotherExpression } from "./equations/quadratic-in-another-expression.ts";
import { constantsInAnIdentity } from "./expressions/constants-in-an-identity.ts";
import { factorsOfAQuadraticExpression } from "./expressions/factors-of-a-quadratic-expression.ts";
import { solutionsOfAFourthPowerEquation } from "./equations/solutions-of-a-fourth-power-equation.ts";
import { constantsInAHeightModel } from "./functions/constants-in-a-height-model.ts";
import { quadraticFunctionFromATable } from "./functions/quadratic-function-from-a-table.ts";
import { valuesFromADifferenceOfSquares } from "./equations/values-from-a-difference-of-squares.ts";
import { lineAndParabola } from "./equations/line-and-parabola.ts";
import { dimensionsFromAnArea } from "./functions/dimensions-from-an-area.ts";
import { priceForTheGreatestRevenue } from "./functions/price-for-the-greatest-revenue.ts";
import { valueFromTheVertexAndAPoint } from "./functions/value-from-the-vertex-and-a-point.ts";
import { valueFromAGraphedParabola } from "./functions/value-from-a-graphed-parabola.ts";

/** The questions of this topic whose answers are typed as well: those with a number for an answer. */
export const TYPED = [
  entryVariant(solutionsOfASquareEquation, { levels: ["Easy"] }),
  entryVariant(positiveOrNegativeSolution),
  entryVariant(completeTheSquare),
  entryVariant(extremeOfAQuadraticFunction),
  entryVariant(vertexFromIntercepts),
  entryVariant(quadraticInAnotherExpression),
  entryVariant(constantsInAnIdentity),
  entryVariant(factorsOfAQuadraticExpression, { levels: ["Hard"] }),
  entryVariant(solutionsOfAFourthPowerEquation),
  entryVariant(constantsInAHeightModel),
  entryVariant(quadraticFunctionFromATable),
  entryVariant(valuesFromADifferenceOfSquares),
  entryVariant(lineAndParabola),
  entryVariant(dimensionsFromAnArea),
  entryVariant(priceForTheGreatestRevenue, { levels: ["Hard"] }),
  entryVariant(valueFromTheVertexAndAPoint),
  entryVariant(valueFromAGraphedParabola, { levels: ["Medium"], archetypes: ["PC10"] }),
];
