import { absoluteValueEquation } from "./absolute-value-equation.ts";
import { commonMonomialFactor } from "./common-monomial-factor.ts";
import { compositeFromTable } from "./composite-from-table.ts";
import { constantOfAbsoluteValueSystem } from "./constant-of-absolute-value-system.ts";
import { constantOfShiftedExponential } from "./constant-of-shifted-exponential.ts";
import { equationOfCurve } from "./equation-of-curve.ts";
import { exponentOfRadical } from "./exponent-of-radical.ts";
import { exponentialEquation } from "./exponential-equation.ts";
import { exponentialFromValues } from "./exponential-from-values.ts";
import { exponentialModel } from "./exponential-model.ts";
import { factorOfPolynomial } from "./factor-of-polynomial.ts";
import { factoredCubic } from "./factored-cubic.ts";
import { formulaForLinearVariable } from "./formula-for-linear-variable.ts";
import { formulaForSquaredVariable } from "./formula-for-squared-variable.ts";
import { interceptOfExponential } from "./intercept-of-exponential.ts";
import { intervalOfZero } from "./interval-of-zero.ts";
import { kindOfGrowth } from "./kind-of-growth.ts";
import { meaningOfExponentialModel } from "./meaning-of-exponential-model.ts";
import { measureOfCube } from "./measure-of-cube.ts";
import { modelFromTable } from "./model-from-table.ts";
import { percentOfExponentialDecrease } from "./percent-of-exponential-decrease.ts";
import { polynomialSumOrDifference } from "./polynomial-sum-or-difference.ts";
import { powersOfOneBase } from "./powers-of-one-base.ts";
import { productOfFunctions } from "./product-of-functions.ts";
import { productOfPowers } from "./product-of-powers.ts";
import { productOfRadicalSums } from "./product-of-radical-sums.ts";
import { radicalEquation } from "./radical-equation.ts";
import { radicalModel } from "./radical-model.ts";
import { rationalEquation } from "./rational-equation.ts";
import { rationalEquationWithExcludedRoot } from "./rational-equation-with-excluded-root.ts";
import { remainderFromValue } from "./remainder-from-value.ts";
import { remainderOfDivision } from "./remainder-of-division.ts";
import { rootEqualToNumber } from "./root-equal-to-number.ts";
import { shiftedFunction } from "./shifted-function.ts";
import { simplifiedRationalExpression } from "./simplified-rational-expression.ts";
import { sumOfRationalExpressions } from "./sum-of-rational-expressions.ts";
import { sumOfSolutionsOfProduct } from "./sum-of-solutions-of-product.ts";
import { undefinedValues } from "./undefined-values.ts";
import { valueAfterRepeatedChange } from "./value-after-repeated-change.ts";
import { valueFromExponentialGraph } from "./value-from-exponential-graph.ts";
import { valueOfCompositeFunction } from "./value-of-composite-function.ts";
import { valueOfFunction } from "./value-of-function.ts";
import { zeroOfFactoredPolynomial } from "./zero-of-factored-polynomial.ts";
import { exponentialEquationEntry } from "./exponential-equation-entry.ts";

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
  exponentialEquationEntry,
];
