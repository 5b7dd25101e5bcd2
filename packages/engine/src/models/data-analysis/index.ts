import { amountBeforeAPercentChange } from "./amount-before-a-percent-change.ts";
import { amountForAnotherBatch } from "./amount-for-another-batch.ts";
import { amountOrTimeAtARate } from "./amount-or-time-at-a-rate.ts";
import { amountToMix } from "./amount-to-mix.ts";
import { averageOfTwoRates } from "./average-of-two-rates.ts";
import { differenceFromPrediction } from "./difference-from-prediction.ts";
import { equationOfALineOfBestFit } from "./equation-of-a-line-of-best-fit.ts";
import { everyValueChangedAlike } from "./every-value-changed-alike.ts";
import { expressionForPercentChanges } from "./expression-for-percent-changes.ts";
import { meanAndMedianShift } from "./mean-and-median-shift.ts";
import { meanComparedWithMedian } from "./mean-compared-with-median.ts";
import { meanOfTwoGroups } from "./mean-of-two-groups.ts";
import { moneyExchangedWithAFee } from "./money-exchanged-with-a-fee.ts";
import { partFromRatio } from "./part-from-ratio.ts";
import { percentChangeOnALineGraph } from "./percent-change-on-a-line-graph.ts";
import { percentComparison } from "./percent-comparison.ts";
import { percentInATableColumn } from "./percent-in-a-table-column.ts";
import { percentOfAGroup } from "./percent-of-a-group.ts";
import { percentOfAnUnknownNumber } from "./percent-of-an-unknown-number.ts";
import { pointsBesideTheLine } from "./points-beside-the-line.ts";
import { predictedOrActualValue } from "./predicted-or-actual-value.ts";
import { resultOfPercentChanges } from "./result-of-percent-changes.ts";
import { spreadOfTwoDataSets } from "./spread-of-two-data-sets.ts";
import { statisticFromAFrequencyTable } from "./statistic-from-a-frequency-table.ts";
import { twoWayTableProbability } from "./two-way-table-probability.ts";
import { valueAfterYearlyChange } from "./value-after-yearly-change.ts";
import { valueInAProportionalTable } from "./value-in-a-proportional-table.ts";
import { valueThatMovesTheMean } from "./value-that-moves-the-mean.ts";
import { whatAHistogramTells } from "./what-a-histogram-tells.ts";
import { whatBoxPlotsTell } from "./what-box-plots-tell.ts";
import { wholeFromAPercent } from "./whole-from-a-percent.ts";
import { estimateForAPopulation } from "./estimate-for-a-population.ts";
import { estimateWithAMarginOfError } from "./estimate-with-a-margin-of-error.ts";

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
];
