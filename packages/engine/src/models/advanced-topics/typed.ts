import { entryVariant } from "../../craft/assembly/entry-variant.ts";
import { absoluteValueEquation } from "./equations/absolute-value-equation.ts";
import { compositeFromTable } from "./functions/composite-from-table.ts";
import { constantOfAbsoluteValueSystem } from "./equations/constant-of-absolute-value-system.ts";
import { exponentOfRadical } from "./expressions/exponent-of-radical.ts";
import { exponentialEquation } from "./equations/exponential-equation.ts";
import { factorOfPolynomial } from "./functions/factor-of-polynomial.ts";
import { powersOfOneBase } from "./expressions/powers-of-one-base.ts";
import { productOfFunctions } from "./functions/product-of-functions.ts";
import { radicalModel } from "./functions/radical-model.ts";
import { rationalEquation } from "./equations/rational-equation.ts";
import { rationalEquationWithExcludedRoot } from "./equations/rational-equation-with-excluded-root.ts";
import { remainderOfDivision } from "./expressions/remainder-of-division.ts";
import { shiftedFunction } from "./functions/shifted-function.ts";
import { simplifiedRationalExpression } from "./expressions/simplified-rational-expression.ts";
import { sumOfRationalExpressions } from "./expressions/sum-of-rational-expressions.ts";
import { sumOfSolutionsOfProduct } from "./equations/sum-of-solutions-of-product.ts";
import { undefinedValues } from "./functions/undefined-values.ts";
import { valueAfterRepeatedChange } from "./functions/value-after-repeated-change.ts";
import { valueOfCompositeFunction } from "./functions/value-of-composite-function.ts";
import { valueOfFunction } from "./functions/value-of-function.ts";
import { zeroOfFactoredPolynomial } from "./equations/zero-of-factored-polynomial.ts";

/** The questions of this topic whose answers are typed as well: those with a number for an answer. */
export const TYPED = [
  entryVariant(absoluteValueEquation),
  entryVariant(compositeFromTable),
  entryVariant(constantOfAbsoluteValueSystem),
  entryVariant(exponentOfRadical),
  entryVariant(exponentialEquation),
  entryVariant(factorOfPolynomial, { levels: ["Hard"], archetypes: ["PC30"] }),
  entryVariant(powersOfOneBase, { levels: ["Hard"] }),
  entryVariant(productOfFunctions),
  entryVariant(radicalModel),
  entryVariant(rationalEquation),
  entryVariant(rationalEquationWithExcludedRoot),
  entryVariant(remainderOfDivision),
  entryVariant(shiftedFunction, { levels: ["Medium"], archetypes: ["PC25"] }),
  entryVariant(simplifiedRationalExpression, { levels: ["Hard"] }),
  entryVariant(sumOfRationalExpressions, { levels: ["Hard"] }),
  entryVariant(sumOfSolutionsOfProduct),
  entryVariant(undefinedValues),
  entryVariant(valueAfterRepeatedChange, { levels: ["Easy"] }),
  entryVariant(valueOfCompositeFunction, { levels: ["Medium"] }),
  entryVariant(valueOfFunction),
  entryVariant(zeroOfFactoredPolynomial),
];
