import { entryVariant } from "../../craft/assembly/entry-variant.ts";
import { equationWithUnknownOnBothSides } from "./one-variable/equation-with-unknown-on-both-sides.ts";
import { systemSumOrDifference } from "./systems/system-sum-or-difference.ts";
import { wholeUnitsWithinLimit } from "./inequalities/whole-units-within-limit.ts";
import { solveLinearEquation } from "./one-variable/solve-linear-equation.ts";
import { equationWithFractions } from "./one-variable/equation-with-fractions.ts";
import { valueOfPartOfEquation } from "./one-variable/value-of-part-of-equation.ts";
import { slopeOfLineInStandardForm } from "./two-variables/slope-of-line-in-standard-form.ts";
import { interceptsOfLine } from "./two-variables/intercepts-of-line.ts";
import { constantForNoSolution } from "./one-variable/constant-for-no-solution.ts";
import { constantsForInfinitelyManySolutions } from "./one-variable/constants-for-infinitely-many-solutions.ts";
import { linesParallelOrPerpendicular } from "./two-variables/lines-parallel-or-perpendicular.ts";
import { ratioOfIntercepts } from "./two-variables/ratio-of-intercepts.ts";
import { interceptAfterShift } from "./two-variables/intercept-after-shift.ts";
import { lineThroughMidpoint } from "./two-variables/line-through-midpoint.ts";
import { pointOnLineWithConstant } from "./two-variables/point-on-line-with-constant.ts";
import { inputOrOutputOfLinearFunction } from "./functions/input-or-output-of-linear-function.ts";
import { constantsOfLinearFunction } from "./functions/constants-of-linear-function.ts";
import { countFromTwoTotals } from "./systems/count-from-two-totals.ts";
import { unknownInTableOfFunction } from "./functions/unknown-in-table-of-function.ts";
import { valueOfGroupOfTwoUnknowns } from "./one-variable/value-of-group-of-two-unknowns.ts";
import { oneUnknownOfSystem } from "./systems/one-unknown-of-system.ts";
import { constantsOfSystem } from "./systems/constants-of-system.ts";
import { scoreWithPenalty } from "./systems/score-with-penalty.ts";
import { changeOfOutput } from "./functions/change-of-output.ts";
import { unitsFromTotalCharge } from "./one-variable/units-from-total-charge.ts";
import { quantityAtThirdPrice } from "./functions/quantity-at-third-price.ts";
import { amountLaterFromGraph } from "./functions/amount-later-from-graph.ts";
import { cheaperOfTwoPlans } from "./inequalities/cheaper-of-two-plans.ts";
import { lastValueForMean } from "./inequalities/last-value-for-mean.ts";
import { greatestValueFromWords } from "./inequalities/greatest-value-from-words.ts";
import { greatestSideWithinLimit } from "./inequalities/greatest-side-within-limit.ts";
import { mostOfOneKind } from "./inequalities/most-of-one-kind.ts";
import { otherAmountFromTotal } from "./two-variables/other-amount-from-total.ts";
import { priceFromGraphOfCombinations } from "./two-variables/price-from-graph-of-combinations.ts";
import { hoursFromOvertimePay } from "./one-variable/hours-from-overtime-pay.ts";
import { timeUntilAmount } from "./one-variable/time-until-amount.ts";
import { memberOfGrowingRows } from "./one-variable/member-of-growing-rows.ts";
import { timeOrDistanceAtTwoSpeeds } from "./systems/time-or-distance-at-two-speeds.ts";
import { whereTwoLinesMeet } from "./systems/where-two-lines-meet.ts";
import { pricesFromTwoPurchases } from "./systems/prices-from-two-purchases.ts";
import { chargeFromBentGraph } from "./functions/charge-from-bent-graph.ts";
import { slopeThroughPoints } from "./two-variables/slope-through-points.ts";
import { mixtureOfTwoKinds } from "./two-variables/mixture-of-two-kinds.ts";

/** The questions of this topic whose answers are typed as well: those with a number for an answer. */
export const TYPED = [
  entryVariant(equationWithUnknownOnBothSides),
  entryVariant(systemSumOrDifference),
  entryVariant(wholeUnitsWithinLimit),
  entryVariant(solveLinearEquation),
  entryVariant(equationWithFractions),
  entryVariant(valueOfPartOfEquation),
  entryVariant(slopeOfLineInStandardForm),
  entryVariant(interceptsOfLine),
  entryVariant(constantForNoSolution),
  entryVariant(constantsForInfinitelyManySolutions),
  entryVariant(linesParallelOrPerpendicular),
  entryVariant(ratioOfIntercepts),
  entryVariant(interceptAfterShift),
  entryVariant(lineThroughMidpoint),
  entryVariant(pointOnLineWithConstant),
  entryVariant(inputOrOutputOfLinearFunction),
  entryVariant(constantsOfLinearFunction),
  entryVariant(countFromTwoTotals),
  entryVariant(unknownInTableOfFunction),
  entryVariant(valueOfGroupOfTwoUnknowns),
  entryVariant(oneUnknownOfSystem),
  entryVariant(constantsOfSystem),
  entryVariant(scoreWithPenalty),
  entryVariant(changeOfOutput),
  entryVariant(unitsFromTotalCharge),
  entryVariant(quantityAtThirdPrice),
  entryVariant(amountLaterFromGraph),
  entryVariant(cheaperOfTwoPlans, { levels: ["Hard"] }),
  entryVariant(lastValueForMean),
  entryVariant(greatestValueFromWords),
  entryVariant(greatestSideWithinLimit),
  entryVariant(mostOfOneKind),
  entryVariant(otherAmountFromTotal),
  entryVariant(priceFromGraphOfCombinations),
  entryVariant(hoursFromOvertimePay),
  entryVariant(timeUntilAmount),
  entryVariant(memberOfGrowingRows),
  entryVariant(timeOrDistanceAtTwoSpeeds),
  entryVariant(whereTwoLinesMeet),
  entryVariant(pricesFromTwoPurchases),
  entryVariant(chargeFromBentGraph),
  entryVariant(slopeThroughPoints),
  entryVariant(mixtureOfTwoKinds, { levels: ["Hard"] }),
];
