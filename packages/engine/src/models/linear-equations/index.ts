import { amountLaterFromGraph } from "./amount-later-from-graph.ts";
import { boundOnAllSolutions } from "./bound-on-all-solutions.ts";
import { boundsOfSolution } from "./bounds-of-solution.ts";
import { changeOfOutput } from "./change-of-output.ts";
import { chargeFromBentGraph } from "./charge-from-bent-graph.ts";
import { cheaperOfTwoPlans } from "./cheaper-of-two-plans.ts";
import { constantForNoSolution } from "./constant-for-no-solution.ts";
import { constantsForInfinitelyManySolutions } from "./constants-for-infinitely-many-solutions.ts";
import { constantsOfLinearFunction } from "./constants-of-linear-function.ts";
import { constantsOfSystem } from "./constants-of-system.ts";
import { costInTwoTiers } from "./cost-in-two-tiers.ts";
import { countFromTwoTotals } from "./count-from-two-totals.ts";
import { countSolutionsOfEquation } from "./count-solutions-of-equation.ts";
import { equationForChangedPlan } from "./equation-for-changed-plan.ts";
import { equationForPercentChange } from "./equation-for-percent-change.ts";
import { equationForTwoRates } from "./equation-for-two-rates.ts";
import { equationWithFractions } from "./equation-with-fractions.ts";
import { equationWithUnknownOnBothSides } from "./equation-with-unknown-on-both-sides.ts";
import { expressionFromWords } from "./expression-from-words.ts";
import { functionForCoveringArea } from "./function-for-covering-area.ts";
import { functionForSteadyChange } from "./function-for-steady-change.ts";
import { functionFromSlopeAndPoint } from "./function-from-slope-and-point.ts";
import { functionFromTable } from "./function-from-table.ts";
import { functionFromTwoValues } from "./function-from-two-values.ts";
import { graphOfLinearFunction } from "./graph-of-linear-function.ts";
import { greatestSideWithinLimit } from "./greatest-side-within-limit.ts";
import { greatestValueFromWords } from "./greatest-value-from-words.ts";
import { hoursFromOvertimePay } from "./hours-from-overtime-pay.ts";
import { howTwoLinesLie } from "./how-two-lines-lie.ts";
import { inequalityFromGraph } from "./inequality-from-graph.ts";
import { inequalityFromTable } from "./inequality-from-table.ts";
import { inequalityFromWords } from "./inequality-from-words.ts";
import { inputOrOutputOfLinearFunction } from "./input-or-output-of-linear-function.ts";
import { interceptAfterShift } from "./intercept-after-shift.ts";
import { interceptsOfLine } from "./intercepts-of-line.ts";
import { lastValueForMean } from "./last-value-for-mean.ts";
import { lineFromGraph } from "./line-from-graph.ts";
import { lineThroughGivenPoint } from "./line-through-given-point.ts";
import { linesParallelOrPerpendicular } from "./lines-parallel-or-perpendicular.ts";
import { meaningInLinearEquation } from "./meaning-in-linear-equation.ts";
import { meaningInTwoVariableEquation } from "./meaning-in-two-variable-equation.ts";
import { meaningOfFunctionValue } from "./meaning-of-function-value.ts";
import { meaningOfLinearFunction } from "./meaning-of-linear-function.ts";
import { memberOfGrowingRows } from "./member-of-growing-rows.ts";
import { mixtureOfTwoKinds } from "./mixture-of-two-kinds.ts";
import { mostOfOneKind } from "./most-of-one-kind.ts";
import { oneUnknownOfSystem } from "./one-unknown-of-system.ts";
import { otherAmountFromTotal } from "./other-amount-from-total.ts";
import { pointOfLinearGraph } from "./point-of-linear-graph.ts";
import { pointOfSolutionRegion } from "./point-of-solution-region.ts";
import { pointOnLineWithConstant } from "./point-on-line-with-constant.ts";
import { priceFromGraphOfCombinations } from "./price-from-graph-of-combinations.ts";
import { pricesFromTwoPurchases } from "./prices-from-two-purchases.ts";
import { quantityAtThirdPrice } from "./quantity-at-third-price.ts";
import { rangeOfTotal } from "./range-of-total.ts";
import { ratioOfIntercepts } from "./ratio-of-intercepts.ts";
import { rectangleFromItsPerimeter } from "./rectangle-from-its-perimeter.ts";
import { ruleFromTable } from "./rule-from-table.ts";
import { scoreWithPenalty } from "./score-with-penalty.ts";
import { secondEquationOfSystem } from "./second-equation-of-system.ts";
import { sharingWithLeftOver } from "./sharing-with-left-over.ts";
import { slopeOfLineInStandardForm } from "./slope-of-line-in-standard-form.ts";
import { slopeThroughPoints } from "./slope-through-points.ts";
import { solveLinearEquation } from "./solve-linear-equation.ts";
import { solveLinearInequality } from "./solve-linear-inequality.ts";
import { standardFormFromGraph } from "./standard-form-from-graph.ts";
import { systemFromGraph } from "./system-from-graph.ts";
import { systemFromWords } from "./system-from-words.ts";
import { systemOfInequalitiesFromWords } from "./system-of-inequalities-from-words.ts";
import { systemSumOrDifference } from "./system-sum-or-difference.ts";
import { tableOfSolutions } from "./table-of-solutions.ts";
import { timeOrDistanceAtTwoSpeeds } from "./time-or-distance-at-two-speeds.ts";
import { timeUntilAmount } from "./time-until-amount.ts";
import { trueIfNoSolution } from "./true-if-no-solution.ts";
import { unitsFromTotalCharge } from "./units-from-total-charge.ts";
import { unknownInTableOfFunction } from "./unknown-in-table-of-function.ts";
import { valueOfGroupOfTwoUnknowns } from "./value-of-group-of-two-unknowns.ts";
import { valueOfPartOfEquation } from "./value-of-part-of-equation.ts";
import { whereTwoLinesMeet } from "./where-two-lines-meet.ts";
import { wholeUnitsWithinLimit } from "./whole-units-within-limit.ts";
import { equationWithUnknownOnBothSidesEntry } from "./equation-with-unknown-on-both-sides-entry.ts";
import { slopeThroughPointsEntry } from "./slope-through-points-entry.ts";
import { oneUnknownOfSystemEntry } from "./one-unknown-of-system-entry.ts";
import { countFromTwoTotalsEntry } from "./count-from-two-totals-entry.ts";
import { valueBetweenBounds } from "./value-between-bounds.ts";

export const linearEquations = [
  equationWithUnknownOnBothSides,
  systemSumOrDifference,
  lineFromGraph,
  wholeUnitsWithinLimit,
  solveLinearEquation,
  equationWithFractions,
  valueOfPartOfEquation,
  slopeOfLineInStandardForm,
  lineThroughGivenPoint,
  interceptsOfLine,
  countSolutionsOfEquation,
  constantForNoSolution,
  constantsForInfinitelyManySolutions,
  trueIfNoSolution,
  linesParallelOrPerpendicular,
  ratioOfIntercepts,
  interceptAfterShift,
  pointOnLineWithConstant,
  inputOrOutputOfLinearFunction,
  functionFromSlopeAndPoint,
  functionFromTwoValues,
  constantsOfLinearFunction,
  countFromTwoTotals,
  functionFromTable,
  systemFromWords,
  systemOfInequalitiesFromWords,
  unknownInTableOfFunction,
  valueOfGroupOfTwoUnknowns,
  systemFromGraph,
  oneUnknownOfSystem,
  secondEquationOfSystem,
  constantsOfSystem,
  scoreWithPenalty,
  meaningInLinearEquation,
  meaningOfFunctionValue,
  meaningOfLinearFunction,
  changeOfOutput,
  unitsFromTotalCharge,
  solveLinearInequality,
  pointOfSolutionRegion,
  inequalityFromGraph,
  boundOnAllSolutions,
  costInTwoTiers,
  equationForChangedPlan,
  quantityAtThirdPrice,
  expressionFromWords,
  graphOfLinearFunction,
  amountLaterFromGraph,
  inequalityFromWords,
  cheaperOfTwoPlans,
  rangeOfTotal,
  lastValueForMean,
  greatestValueFromWords,
  greatestSideWithinLimit,
  mostOfOneKind,
  meaningInTwoVariableEquation,
  otherAmountFromTotal,
  standardFormFromGraph,
  priceFromGraphOfCombinations,
  sharingWithLeftOver,
  hoursFromOvertimePay,
  timeUntilAmount,
  equationForPercentChange,
  functionForSteadyChange,
  ruleFromTable,
  memberOfGrowingRows,
  pointOfLinearGraph,
  tableOfSolutions,
  inequalityFromTable,
  timeOrDistanceAtTwoSpeeds,
  whereTwoLinesMeet,
  pricesFromTwoPurchases,
  equationForTwoRates,
  chargeFromBentGraph,
  slopeThroughPoints,
  mixtureOfTwoKinds,
  functionForCoveringArea,
  howTwoLinesLie,
  rectangleFromItsPerimeter,
  boundsOfSolution,
  equationWithUnknownOnBothSidesEntry,
  slopeThroughPointsEntry,
  oneUnknownOfSystemEntry,
  countFromTwoTotalsEntry,
  valueBetweenBounds,
];
