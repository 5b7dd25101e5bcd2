import { absoluteValueEquation } from "./absolute-value-equation.ts";
import { commonMonomialFactor } from "./common-monomial-factor.ts";
import { exponentOfRadical } from "./exponent-of-radical.ts";
import { exponentialEquation } from "./exponential-equation.ts";
import { exponentialModel } from "./exponential-model.ts";
import { factoredCubic } from "./factored-cubic.ts";
import { formulaForLinearVariable } from "./formula-for-linear-variable.ts";
import { formulaForSquaredVariable } from "./formula-for-squared-variable.ts";
import { kindOfGrowth } from "./kind-of-growth.ts";
import { meaningOfExponentialModel } from "./meaning-of-exponential-model.ts";
import { percentOfExponentialDecrease } from "./percent-of-exponential-decrease.ts";
import { polynomialSumOrDifference } from "./polynomial-sum-or-difference.ts";
import { powersOfOneBase } from "./powers-of-one-base.ts";
import { productOfPowers } from "./product-of-powers.ts";
import { productOfRadicalSums } from "./product-of-radical-sums.ts";
import { radicalEquation } from "./radical-equation.ts";
import { rationalEquation } from "./rational-equation.ts";
import { remainderOfDivision } from "./remainder-of-division.ts";
import { simplifiedRationalExpression } from "./simplified-rational-expression.ts";
import { sumOfRationalExpressions } from "./sum-of-rational-expressions.ts";
import { valueAfterRepeatedChange } from "./value-after-repeated-change.ts";

export const advancedTopics = [
  absoluteValueEquation,
  commonMonomialFactor,
  exponentOfRadical,
  exponentialEquation,
  exponentialModel,
  factoredCubic,
  formulaForLinearVariable,
  formulaForSquaredVariable,
  kindOfGrowth,
  meaningOfExponentialModel,
  percentOfExponentialDecrease,
  polynomialSumOrDifference,
  powersOfOneBase,
  productOfPowers,
  productOfRadicalSums,
  radicalEquation,
  rationalEquation,
  remainderOfDivision,
  simplifiedRationalExpression,
  sumOfRationalExpressions,
  valueAfterRepeatedChange,
];
