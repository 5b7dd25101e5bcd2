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
];
