import { commonMonomialFactor } from "./common-monomial-factor.ts";
import { exponentOfRadical } from "./exponent-of-radical.ts";
import { exponentialModel } from "./exponential-model.ts";
import { factoredCubic } from "./factored-cubic.ts";
import { polynomialSumOrDifference } from "./polynomial-sum-or-difference.ts";
import { powersOfOneBase } from "./powers-of-one-base.ts";
import { productOfPowers } from "./product-of-powers.ts";
import { productOfRadicalSums } from "./product-of-radical-sums.ts";
import { radicalEquation } from "./radical-equation.ts";
import { remainderOfDivision } from "./remainder-of-division.ts";
import { simplifiedRationalExpression } from "./simplified-rational-expression.ts";
import { sumOfRationalExpressions } from "./sum-of-rational-expressions.ts";

export const advancedTopics = [
  commonMonomialFactor,
  exponentOfRadical,
  exponentialModel,
  factoredCubic,
  polynomialSumOrDifference,
  powersOfOneBase,
  productOfPowers,
  productOfRadicalSums,
  radicalEquation,
  remainderOfDivision,
  simplifiedRationalExpression,
  sumOfRationalExpressions,
];
