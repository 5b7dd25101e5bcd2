import { amountAtTheStart } from "./rates/amount-at-the-start.ts";
import { amountBeforeAPercentChange } from "./percentages/amount-before-a-percent-change.ts";
import { amountForAnotherBatch } from "./rates/amount-for-another-batch.ts";
import { amountInMixedUnits } from "./rates/amount-in-mixed-units.ts";
import { amountOrTimeAtARate } from "./rates/amount-or-time-at-a-rate.ts";
import { amountToMix } from "./percentages/amount-to-mix.ts";
import { associationInAScatterplot } from "./two-variables/association-in-a-scatterplot.ts";
import { averageOfTwoRates } from "./rates/average-of-two-rates.ts";
import { changeOnALineGraph } from "./two-variables/change-on-a-line-graph.ts";
import { compareConditionalProbabilities } from "./probability/compare-conditional-probabilities.ts";
import { conclusionFromAStudy } from "./claims/conclusion-from-a-study.ts";
import { conclusionFromAMarginOfError } from "./inference/conclusion-from-a-margin-of-error.ts";
import { conditionalProbabilityFromShares } from "./probability/conditional-probability-from-shares.ts";
import { countFromProbability } from "./probability/count-from-probability.ts";
import { countChangedToReachAProbability } from "./probability/count-changed-to-reach-a-probability.ts";
import { differenceFromPrediction } from "./two-variables/difference-from-prediction.ts";
import { directionOfABias } from "./claims/direction-of-a-bias.ts";
import { distanceBetweenTwoTravelers } from "./rates/distance-between-two-travelers.ts";
import { equationOfALineOfBestFit } from "./two-variables/equation-of-a-line-of-best-fit.ts";
import { estimateForAPopulation } from "./inference/estimate-for-a-population.ts";
import { estimateWithAMarginOfError } from "./inference/estimate-with-a-margin-of-error.ts";
import { everyValueChangedAlike } from "./one-variable/every-value-changed-alike.ts";
import { expressionForPercentChanges } from "./percentages/expression-for-percent-changes.ts";
import { faultOfASurvey } from "./claims/fault-of-a-survey.ts";
import { intervalOfGreatestChange } from "./two-variables/interval-of-greatest-change.ts";
import { largestGroupToGeneralizeTo } from "./claims/largest-group-to-generalize-to.ts";
import { linearAndExponentialGrowthCompared } from "./two-variables/linear-and-exponential-growth-compared.ts";
import { massOrVolumeFromDensity } from "./rates/mass-or-volume-from-density.ts";
import { meanAndMedianShift } from "./one-variable/mean-and-median-shift.ts";
import { meanComparedWithMedian } from "./one-variable/mean-compared-with-median.ts";
import { meanOfTwoGroups } from "./one-variable/mean-of-two-groups.ts";
import { meaningOfALineOfBestFit } from "./two-variables/meaning-of-a-line-of-best-fit.ts";
import { moneyExchangedWithAFee } from "./rates/money-exchanged-with-a-fee.ts";
import { partFromRatio } from "./rates/part-from-ratio.ts";
import { percentChangeOnALineGraph } from "./percentages/percent-change-on-a-line-graph.ts";
import { percentComparison } from "./percentages/percent-comparison.ts";
import { percentInATableColumn } from "./percentages/percent-in-a-table-column.ts";
import { percentInAGroupedBarGraph } from "./two-variables/percent-in-a-grouped-bar-graph.ts";
import { percentOfAGroup } from "./percentages/percent-of-a-group.ts";
import { percentOfAnUnknownNumber } from "./percentages/percent-of-an-unknown-number.ts";
import { periodOfATrip } from "./two-variables/period-of-a-trip.ts";
import { pointsBesideTheLine } from "./two-variables/points-beside-the-line.ts";
import { possibleValueOfAStatistic } from "./one-variable/possible-value-of-a-statistic.ts";
import { predictedOrActualValue } from "./two-variables/predicted-or-actual-value.ts";
import { actualEqualToPredicted } from "./two-variables/actual-equal-to-predicted.ts";
import { probabilityFromCounts } from "./probability/probability-from-counts.ts";
import { probabilityOfAtLeast } from "./probability/probability-of-at-least.ts";
import { probabilityOfEitherOrBoth } from "./probability/probability-of-either-or-both.ts";
import { probabilityOfOneKind } from "./probability/probability-of-one-kind.ts";
import { ratioOfExpressions } from "./rates/ratio-of-expressions.ts";
import { reasonForAMarginOfError } from "./inference/reason-for-a-margin-of-error.ts";
import { resultOfPercentChanges } from "./percentages/result-of-percent-changes.ts";
import { sideOfScaledRectangle } from "./rates/side-of-scaled-rectangle.ts";
import { spreadOfTwoDataSets } from "./one-variable/spread-of-two-data-sets.ts";
import { statisticFromAFrequencyTable } from "./one-variable/statistic-from-a-frequency-table.ts";
import { statisticFoundFromLittle } from "./one-variable/statistic-found-from-little.ts";
import { totalInAnotherUnit } from "./rates/total-in-another-unit.ts";
import { totalOrDifferenceInAGroupedBarGraph } from "./one-variable/total-or-difference-in-a-grouped-bar-graph.ts";
import { totalOfSeveralRates } from "./rates/total-of-several-rates.ts";
import { twoWayTableProbability } from "./probability/two-way-table-probability.ts";
import { typeOfModelForData } from "./two-variables/type-of-model-for-data.ts";
import { unitPriceComparison } from "./rates/unit-price-comparison.ts";
import { valueAfterYearlyChange } from "./percentages/value-after-yearly-change.ts";
import { valueInAProportionalTable } from "./rates/value-in-a-proportional-table.ts";
import { valueThatMovesTheMean } from "./one-variable/value-that-moves-the-mean.ts";
import { whatAHistogramTells } from "./one-variable/what-a-histogram-tells.ts";
import { whatBoxPlotsTell } from "./one-variable/what-box-plots-tell.ts";
import { wholeFromAPercent } from "./percentages/whole-from-a-percent.ts";
import { estimateThatASampleSupports } from "./inference/estimate-that-a-sample-supports.ts";
import { supportedClaimAboutAPercent } from "./inference/supported-claim-about-a-percent.ts";
import { TYPED } from "./typed.ts";

export const dataAnalysis = [
  percentComparison,
  twoWayTableProbability,
  meanAndMedianShift,
  amountOrTimeAtARate,
  partFromRatio,
  statisticFromAFrequencyTable,
  amountForAnotherBatch,
  valueInAProportionalTable,
  moneyExchangedWithAFee,
  averageOfTwoRates,
  whatAHistogramTells,
  valueThatMovesTheMean,
  meanOfTwoGroups,
  whatBoxPlotsTell,
  percentOfAGroup,
  wholeFromAPercent,
  spreadOfTwoDataSets,
  everyValueChangedAlike,
  meanComparedWithMedian,
  resultOfPercentChanges,
  amountBeforeAPercentChange,
  predictedOrActualValue,
  actualEqualToPredicted,
  differenceFromPrediction,
  pointsBesideTheLine,
  valueAfterYearlyChange,
  expressionForPercentChanges,
  percentOfAnUnknownNumber,
  equationOfALineOfBestFit,
  percentInATableColumn,
  percentChangeOnALineGraph,
  amountToMix,
  estimateForAPopulation,
  estimateWithAMarginOfError,
  probabilityFromCounts,
  countFromProbability,
  probabilityOfEitherOrBoth,
  probabilityOfOneKind,
  conclusionFromAStudy,
  largestGroupToGeneralizeTo,
  conclusionFromAMarginOfError,
  reasonForAMarginOfError,
  probabilityOfAtLeast,
  conditionalProbabilityFromShares,
  compareConditionalProbabilities,
  countChangedToReachAProbability,
  faultOfASurvey,
  directionOfABias,
  intervalOfGreatestChange,
  periodOfATrip,
  changeOnALineGraph,
  meaningOfALineOfBestFit,
  totalInAnotherUnit,
  amountInMixedUnits,
  distanceBetweenTwoTravelers,
  typeOfModelForData,
  linearAndExponentialGrowthCompared,
  massOrVolumeFromDensity,
  ratioOfExpressions,
  amountAtTheStart,
  statisticFoundFromLittle,
  possibleValueOfAStatistic,
  associationInAScatterplot,
  unitPriceComparison,
  totalOfSeveralRates,
  sideOfScaledRectangle,
  estimateThatASampleSupports,
  supportedClaimAboutAPercent,
  totalOrDifferenceInAGroupedBarGraph,
  percentInAGroupedBarGraph,
  ...TYPED,
];
