import { amountAtTheStart } from "./amount-at-the-start.ts";
import { amountBeforeAPercentChange } from "./amount-before-a-percent-change.ts";
import { amountForAnotherBatch } from "./amount-for-another-batch.ts";
import { amountInMixedUnits } from "./amount-in-mixed-units.ts";
import { amountOrTimeAtARate } from "./amount-or-time-at-a-rate.ts";
import { amountToMix } from "./amount-to-mix.ts";
import { associationInAScatterplot } from "./association-in-a-scatterplot.ts";
import { averageOfTwoRates } from "./average-of-two-rates.ts";
import { changeOnALineGraph } from "./change-on-a-line-graph.ts";
import { compareConditionalProbabilities } from "./compare-conditional-probabilities.ts";
import { conclusionFromAStudy } from "./conclusion-from-a-study.ts";
import { conclusionFromAMarginOfError } from "./conclusion-from-a-margin-of-error.ts";
import { conditionalProbabilityFromShares } from "./conditional-probability-from-shares.ts";
import { countFromProbability } from "./count-from-probability.ts";
import { countChangedToReachAProbability } from "./count-changed-to-reach-a-probability.ts";
import { differenceFromPrediction } from "./difference-from-prediction.ts";
import { directionOfABias } from "./direction-of-a-bias.ts";
import { distanceBetweenTwoTravelers } from "./distance-between-two-travelers.ts";
import { equationOfALineOfBestFit } from "./equation-of-a-line-of-best-fit.ts";
import { estimateForAPopulation } from "./estimate-for-a-population.ts";
import { estimateWithAMarginOfError } from "./estimate-with-a-margin-of-error.ts";
import { everyValueChangedAlike } from "./every-value-changed-alike.ts";
import { expressionForPercentChanges } from "./expression-for-percent-changes.ts";
import { faultOfASurvey } from "./fault-of-a-survey.ts";
import { intervalOfGreatestChange } from "./interval-of-greatest-change.ts";
import { largestGroupToGeneralizeTo } from "./largest-group-to-generalize-to.ts";
import { linearAndExponentialGrowthCompared } from "./linear-and-exponential-growth-compared.ts";
import { massOrVolumeFromDensity } from "./mass-or-volume-from-density.ts";
import { meanAndMedianShift } from "./mean-and-median-shift.ts";
import { meanComparedWithMedian } from "./mean-compared-with-median.ts";
import { meanOfTwoGroups } from "./mean-of-two-groups.ts";
import { meaningOfALineOfBestFit } from "./meaning-of-a-line-of-best-fit.ts";
import { moneyExchangedWithAFee } from "./money-exchanged-with-a-fee.ts";
import { partFromRatio } from "./part-from-ratio.ts";
import { percentChangeOnALineGraph } from "./percent-change-on-a-line-graph.ts";
import { percentComparison } from "./percent-comparison.ts";
import { percentInATableColumn } from "./percent-in-a-table-column.ts";
import { percentInAGroupedBarGraph } from "./percent-in-a-grouped-bar-graph.ts";
import { percentOfAGroup } from "./percent-of-a-group.ts";
import { percentOfAnUnknownNumber } from "./percent-of-an-unknown-number.ts";
import { periodOfATrip } from "./period-of-a-trip.ts";
import { pointsBesideTheLine } from "./points-beside-the-line.ts";
import { possibleValueOfAStatistic } from "./possible-value-of-a-statistic.ts";
import { predictedOrActualValue } from "./predicted-or-actual-value.ts";
import { probabilityFromCounts } from "./probability-from-counts.ts";
import { probabilityOfAtLeast } from "./probability-of-at-least.ts";
import { probabilityOfEitherOrBoth } from "./probability-of-either-or-both.ts";
import { ratioOfExpressions } from "./ratio-of-expressions.ts";
import { reasonForAMarginOfError } from "./reason-for-a-margin-of-error.ts";
import { resultOfPercentChanges } from "./result-of-percent-changes.ts";
import { sideOfScaledRectangle } from "./side-of-scaled-rectangle.ts";
import { spreadOfTwoDataSets } from "./spread-of-two-data-sets.ts";
import { statisticFromAFrequencyTable } from "./statistic-from-a-frequency-table.ts";
import { statisticFoundFromLittle } from "./statistic-found-from-little.ts";
import { totalInAnotherUnit } from "./total-in-another-unit.ts";
import { totalOrDifferenceInAGroupedBarGraph } from "./total-or-difference-in-a-grouped-bar-graph.ts";
import { totalOfSeveralRates } from "./total-of-several-rates.ts";
import { twoWayTableProbability } from "./two-way-table-probability.ts";
import { typeOfModelForData } from "./type-of-model-for-data.ts";
import { unitPriceComparison } from "./unit-price-comparison.ts";
import { valueAfterYearlyChange } from "./value-after-yearly-change.ts";
import { valueInAProportionalTable } from "./value-in-a-proportional-table.ts";
import { valueThatMovesTheMean } from "./value-that-moves-the-mean.ts";
import { whatAHistogramTells } from "./what-a-histogram-tells.ts";
import { whatBoxPlotsTell } from "./what-box-plots-tell.ts";
import { wholeFromAPercent } from "./whole-from-a-percent.ts";
import { estimateThatASampleSupports } from "./estimate-that-a-sample-supports.ts";
import { supportedClaimAboutAPercent } from "./supported-claim-about-a-percent.ts";
import { percentOfAGroupEntry } from "./percent-of-a-group-entry.ts";
import { valueThatMovesTheMeanEntry } from "./value-that-moves-the-mean-entry.ts";
import { twoWayTableProbabilityEntry } from "./two-way-table-probability-entry.ts";
import { differenceFromPredictionEntry } from "./difference-from-prediction-entry.ts";

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
  percentOfAGroupEntry,
  valueThatMovesTheMeanEntry,
  twoWayTableProbabilityEntry,
  differenceFromPredictionEntry,
];
