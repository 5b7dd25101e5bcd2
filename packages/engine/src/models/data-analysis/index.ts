import { amountForAnotherBatch } from "./amount-for-another-batch.ts";
import { amountOrTimeAtARate } from "./amount-or-time-at-a-rate.ts";
import { averageOfTwoRates } from "./average-of-two-rates.ts";
import { meanAndMedianShift } from "./mean-and-median-shift.ts";
import { moneyExchangedWithAFee } from "./money-exchanged-with-a-fee.ts";
import { partFromRatio } from "./part-from-ratio.ts";
import { percentComparison } from "./percent-comparison.ts";
import { statisticFromAFrequencyTable } from "./statistic-from-a-frequency-table.ts";
import { twoWayTableProbability } from "./two-way-table-probability.ts";
import { valueInAProportionalTable } from "./value-in-a-proportional-table.ts";
import { whatAHistogramTells } from "./what-a-histogram-tells.ts";
import { valueThatMovesTheMean } from "./value-that-moves-the-mean.ts";
import { meanOfTwoGroups } from "./mean-of-two-groups.ts";
import { whatBoxPlotsTell } from "./what-box-plots-tell.ts";

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
];
