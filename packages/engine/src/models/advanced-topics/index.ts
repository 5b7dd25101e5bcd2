import { absoluteValueEquation } from "./equations/absolute-value-equation.ts";
import { commonMonomialFactor } from "./expressions/common-monomial-factor.ts";
import { compositeFromTable } from "./functions/composite-from-table.ts";
import { constantOfAbsoluteValueSystem } from "./equations/constant-of-absolute-value-system.ts";
import { constantOfShiftedExponential } from "./functions/constant-of-shifted-exponential.ts";
import { equationOfCurve } from "./functions/equation-of-curve.ts";
import { exponentOfRadical } from "./expressions/exponent-of-radical.ts";
import { exponentialEquation } from "./equations/exponential-equation.ts";
import { exponentialFromValues } from "./functions/exponential-from-values.ts";
import { exponentialModel } from "./functions/exponential-model.ts";
import { factorOfPolynomial } from "./functions/factor-of-polynomial.ts";
import { factoredCubic } from "./expressions/factored-cubic.ts";
import { formulaForLinearVariable } from "./equations/formula-for-linear-variable.ts";
import { formulaForSquaredVariable } from "./equations/formula-for-squared-variable.ts";
import { interceptOfExponential } from "./functions/intercept-of-exponential.ts";
import { firstTimeAboveThreshold } from "./functions/first-time-above-threshold.ts";
import { intervalOfZero } from "./functions/interval-of-zero.ts";
import { kindOfGrowth } from "./functions/kind-of-growth.ts";
import { meaningOfExponentialModel } from "./functions/meaning-of-exponential-model.ts";
import { measureOfCube } from "./functions/measure-of-cube.ts";
import { modelFromTable } from "./functions/model-from-table.ts";
import { percentOfExponentialDecrease } from "./functions/percent-of-exponential-decrease.ts";
import { polynomialSumOrDifference } from "./expressions/polynomial-sum-or-difference.ts";
import { powersOfOneBase } from "./expressions/powers-of-one-base.ts";
import { productOfFunctions } from "./functions/product-of-functions.ts";
import { productOfPowers } from "./expressions/product-of-powers.ts";
import { productOfRadicalSums } from "./expressions/product-of-radical-sums.ts";
import { radicalEquation } from "./equations/radical-equation.ts";
import { radicalModel } from "./functions/radical-model.ts";
import { rationalEquation } from "./equations/rational-equation.ts";
import { rationalEquationWithExcludedRoot } from "./equations/rational-equation-with-excluded-root.ts";
import { remainderFromValue } from "./functions/remainder-from-value.ts";
import { remainderOfDivision } from "./expressions/remainder-of-division.ts";
import { rootEqualToNumber } from "./equations/root-equal-to-number.ts";
import { shiftedFunction } from "./functions/shifted-function.ts";
import { simplifiedRationalExpression } from "./expressions/simplified-rational-expression.ts";
import { sumOfRationalExpressions } from "./expressions/sum-of-rational-expressions.ts";
import { sumOfSolutionsOfProduct } from "./equations/sum-of-solutions-of-product.ts";
import { undefinedValues } from "./functions/undefined-values.ts";
import { valueAfterRepeatedChange } from "./functions/value-after-repeated-change.ts";
import { valueFromExponentialGraph } from "./functions/value-from-exponential-graph.ts";
import { valueOfCompositeFunction } from "./functions/value-of-composite-function.ts";
import { valueOfFunction } from "./functions/value-of-function.ts";
import { zeroOfFactoredPolynomial } from "./equations/zero-of-factored-polynomial.ts";
import { TYPED } from "./typed.ts";

export const advancedTopics = [
  absoluteValueEquation,
  commonMonomialFactor,
  compositeFromTable,
  constantOfAbsoluteValueSystem,
  constantOfShiftedExponential,
  equationOfCurve,
  exponentOfRadical,
  exponentialEquation,
  exponentialFromValues,
  exponentialModel,
  factorOfPolynomial,
  factoredCubic,
  formulaForLinearVariable,
  formulaForSquaredVariable,
  interceptOfExponential,
  firstTimeAboveThreshold,
  intervalOfZero,
  kindOfGrowth,
  meaningOfExponentialModel,
  measureOfCube,
  modelFromTable,
  percentOfExponentialDecrease,
  polynomialSumOrDifference,
  powersOfOneBase,
  productOfFunctions,
  productOfPowers,
  productOfRadicalSums,
  radicalEquation,
  rootEqualToNumber,
  radicalModel,
  rationalEquation,
  rationalEquationWithExcludedRoot,
  remainderFromValue,
  remainderOfDivision,
  shiftedFunction,
  simplifiedRationalExpression,
  sumOfRationalExpressions,
  sumOfSolutionsOfProduct,
  undefinedValues,
  valueAfterRepeatedChange,
  valueFromExponentialGraph,
  valueOfCompositeFunction,
  valueOfFunction,
  zeroOfFactoredPolynomial,
  ...TYPED,
];
