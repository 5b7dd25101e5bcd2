import { amountLaterFromGraph } from "./functions/amount-later-from-graph.ts";
import { boundOnAllSolutions } from "./inequalities/bound-on-all-solutions.ts";
import { boundsOfSolution } from "./one-variable/bounds-of-solution.ts";
import { changeOfOutput } from "./functions/change-of-output.ts";
import { chargeFromBentGraph } from "./functions/charge-from-bent-graph.ts";
import { cheaperOfTwoPlans } from "./inequalities/cheaper-of-two-plans.ts";
import { constantForNoSolution } from "./one-variable/constant-for-no-solution.ts";
import { constantsForInfinitelyManySolutions } from "./one-variable/constants-for-infinitely-many-solutions.ts";
import { constantsOfLinearFunction } from "./functions/constants-of-linear-function.ts";
import { constantsOfSystem } from "./systems/constants-of-system.ts";
import { costInTwoTiers } from "./functions/cost-in-two-tiers.ts";
import { countFromTwoTotals } from "./systems/count-from-two-totals.ts";
import { countSolutionsOfEquation } from "./one-variable/count-solutions-of-equation.ts";
import { equationForChangedPlan } from "./one-variable/equation-for-changed-plan.ts";
import { equationForPercentChange } from "./one-variable/equation-for-percent-change.ts";
import { equationForTwoRates } from "./two-variables/equation-for-two-rates.ts";
import { equationWithFractions } from "./one-variable/equation-with-fractions.ts";
import { equationWithSharedFactor } from "./one-variable/equation-with-shared-factor.ts";
import { equationWithUnknownOnBothSides } from "./one-variable/equation-with-unknown-on-both-sides.ts";
import { expressionFromWords } from "./one-variable/expression-from-words.ts";
import { functionForCoveringArea } from "./functions/function-for-covering-area.ts";
import { functionForSteadyChange } from "./functions/function-for-steady-change.ts";
import { functionFromSlopeAndPoint } from "./functions/function-from-slope-and-point.ts";
import { functionFromTable } from "./functions/function-from-table.ts";
import { functionFromTwoValues } from "./functions/function-from-two-values.ts";
import { graphOfLinearFunction } from "./functions/graph-of-linear-function.ts";
import { countWithinFormulaLimit } from "./inequalities/count-within-formula-limit.ts";
import { greatestSideWithinLimit } from "./inequalities/greatest-side-within-limit.ts";
import { greatestValueFromWords } from "./inequalities/greatest-value-from-words.ts";
import { hoursFromOvertimePay } from "./one-variable/hours-from-overtime-pay.ts";
import { howTwoLinesLie } from "./systems/how-two-lines-lie.ts";
import { inequalityFromGraph } from "./inequalities/inequality-from-graph.ts";
import { inequalityFromTable } from "./inequalities/inequality-from-table.ts";
import { inequalityFromWords } from "./inequalities/inequality-from-words.ts";
import { inputOrOutputOfLinearFunction } from "./functions/input-or-output-of-linear-function.ts";
import { interceptAfterShift } from "./two-variables/intercept-after-shift.ts";
import { interceptsOfLine } from "./two-variables/intercepts-of-line.ts";
import { lastValueForMean } from "./inequalities/last-value-for-mean.ts";
import { lineFromGraph } from "./functions/line-from-graph.ts";
import { lineThroughGivenPoint } from "./two-variables/line-through-given-point.ts";
import { lineThroughMidpoint } from "./two-variables/line-through-midpoint.ts";
import { lineThroughOriginWithConstant } from "./two-variables/line-through-origin-with-constant.ts";
import { linesOfSystem } from "./systems/lines-of-system.ts";
import { linesParallelOrPerpendicular } from "./two-variables/lines-parallel-or-perpendicular.ts";
import { meaningInLinearEquation } from "./one-variable/meaning-in-linear-equation.ts";
import { meaningInTwoVariableEquation } from "./two-variables/meaning-in-two-variable-equation.ts";
import { meaningOfFunctionValue } from "./functions/meaning-of-function-value.ts";
import { meaningOfLinearFunction } from "./functions/meaning-of-linear-function.ts";
import { memberOfGrowingRows } from "./one-variable/member-of-growing-rows.ts";
import { mixtureOfTwoKinds } from "./two-variables/mixture-of-two-kinds.ts";
import { mostOfOneKind } from "./inequalities/most-of-one-kind.ts";
import { oneUnknownOfSystem } from "./systems/one-unknown-of-system.ts";
import { otherAmountFromTotal } from "./two-variables/other-amount-from-total.ts";
import { pointOfLinearGraph } from "./functions/point-of-linear-graph.ts";
import { pointOfSolutionRegion } from "./inequalities/point-of-solution-region.ts";
import { pointOnLineWithConstant } from "./two-variables/point-on-line-with-constant.ts";
import { priceFromGraphOfCombinations } from "./two-variables/price-from-graph-of-combinations.ts";
import { pricesFromTwoPurchases } from "./systems/prices-from-two-purchases.ts";
import { quantityAtThirdPrice } from "./functions/quantity-at-third-price.ts";
import { rangeOfTotal } from "./inequalities/range-of-total.ts";
import { ratioOfIntercepts } from "./two-variables/ratio-of-intercepts.ts";
import { rectangleFromItsPerimeter } from "./one-variable/rectangle-from-its-perimeter.ts";
import { ruleFromTable } from "./functions/rule-from-table.ts";
import { scoreWithPenalty } from "./systems/score-with-penalty.ts";
import { secondEquationOfSystem } from "./systems/second-equation-of-system.ts";
import { sharingWithLeftOver } from "./one-variable/sharing-with-left-over.ts";
import { slopeOfLineInStandardForm } from "./two-variables/slope-of-line-in-standard-form.ts";
import { slopeThroughPoints } from "./two-variables/slope-through-points.ts";
import { solveLinearEquation } from "./one-variable/solve-linear-equation.ts";
import { solveLinearInequality } from "./inequalities/solve-linear-inequality.ts";
import { standardFormFromGraph } from "./two-variables/standard-form-from-graph.ts";
import { systemFromGraph } from "./systems/system-from-graph.ts";
import { systemFromWords } from "./systems/system-from-words.ts";
import { systemOfInequalitiesFromWords } from "./inequalities/system-of-inequalities-from-words.ts";
import { systemSumOrDifference } from "./systems/system-sum-or-difference.ts";
import { tableOfSolutions } from "./two-variables/table-of-solutions.ts";
import { timeOrDistanceAtTwoSpeeds } from "./systems/time-or-distance-at-two-speeds.ts";
import { timeUntilAmount } from "./one-variable/time-until-amount.ts";
import { trueIfNoSolution } from "./one-variable/true-if-no-solution.ts";
import { unitsFromTotalCharge } from "./one-variable/units-from-total-charge.ts";
import { unknownInTableOfFunction } from "./functions/unknown-in-table-of-function.ts";
import { valueOfGroupOfTwoUnknowns } from "./one-variable/value-of-group-of-two-unknowns.ts";
import { valueOfPartOfEquation } from "./one-variable/value-of-part-of-equation.ts";
import { whereTwoLinesMeet } from "./systems/where-two-lines-meet.ts";
import { wholeUnitsWithinLimit } from "./inequalities/whole-units-within-limit.ts";
import { valueBetweenBounds } from "./inequalities/value-between-bounds.ts";
import { TYPED } from "./typed.ts";

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
  equationWithSharedFactor,
  constantForNoSolution,
  constantsForInfinitelyManySolutions,
  trueIfNoSolution,
  linesParallelOrPerpendicular,
  ratioOfIntercepts,
  interceptAfterShift,
  pointOnLineWithConstant,
  lineThroughOriginWithConstant,
  lineThroughMidpoint,
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
  linesOfSystem,
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
  countWithinFormulaLimit,
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
  valueBetweenBounds,
  ...TYPED,
];
