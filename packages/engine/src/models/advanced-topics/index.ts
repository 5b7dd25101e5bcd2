import { commonMonomialFactor } from "./common-monomial-factor.ts";
import { exponentialModel } from "./exponential-model.ts";
import { exponentOfRadical } from "./exponent-of-radical.ts";
import { polynomialSumOrDifference } from "./polynomial-sum-or-difference.ts";
import { productOfPowers } from "./product-of-powers.ts";
import { radicalEquation } from "./radical-equation.ts";
import { sumOfRationalExpressions } from "./sum-of-rational-expressions.ts";

export const advancedTopics = [
  commonMonomialFactor,
  exponentialModel,
  exponentOfRadical,
  polynomialSumOrDifference,
  productOfPowers,
  radicalEquation,
  sumOfRationalExpressions,
];
