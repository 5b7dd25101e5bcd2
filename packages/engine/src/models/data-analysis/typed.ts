import { entryVariant } from "../../craft/assembly/entry-variant.ts";
import { twoWayTableProbability } from "./probability/two-way-table-probability.ts";
import { amountOrTimeAtARate } from "./rates/amount-or-time-at-a-rate.ts";
import { partFromRatio } from "./rates/part-from-ratio.ts";
import { statisticFromAFrequencyTable } from "./one-variable/statistic-from-a-frequency-table.ts";
import { amountForAnotherBatch } from "./rates/amount-for-another-batch.ts";
import { valueInAProportionalTable } from "./rates/value-in-a-proportional-table.ts";
import { moneyExchangedWithAFee } from "./rates/money-exchanged-with-a-fee.ts";
import { averageOfTwoRates } from "./rates/average-of-two-rates.ts";
import { whatAHistogramTells } from "./one-variable/what-a-histogram-tells.ts";
import { valueThatMovesTheMean } from "./one-variable/value-that-moves-the-mean.ts";
import { meanOfTwoGroups } from "./one-variable/mean-of-two-groups.ts";
import { whatBoxPlotsTell } from "./one-variable/what-box-plots-tell.ts";
import { percentOfAGroup } from "./percentages/percent-of-a-group.ts";
import { wholeFromAPercent } from "./percentages/whole-from-a-percent.ts";
import { everyValueChangedAlike } from "./one-variable/every-value-changed-alike.ts";
import { predictedOrActualValue } from "./two-variables/predicted-or-actual-value.ts";
import { differenceFromPrediction } from "./two-variables/difference-from-prediction.ts";
import { pointsBesideTheLine } from "./two-variables/points-beside-the-line.ts";
import { valueAfterYearlyChange } from "./percentages/value-after-yearly-change.ts";
import { amountToMix } from "./percentages/amount-to-mix.ts";
import { estimateWithAMarginOfError } from "./inference/estimate-with-a-margin-of-error.ts";
import { probabilityFromCounts } from "./probability/probability-from-counts.ts";
import { countFromProbability } from "./probability/count-from-probability.ts";
import { probabilityOfEitherOrBoth } from "./probability/probability-of-either-or-both.ts";
import { probabilityOfOneKind } from "./probability/probability-of-one-kind.ts";
import { probabilityOfAtLeast } from "./probability/probability-of-at-least.ts";
import { conditionalProbabilityFromShares } from "./probability/conditional-probability-from-shares.ts";
import { compareConditionalProbabilities } from "./probability/compare-conditional-probabilities.ts";
import { countChangedToReachAProbability } from "./probability/count-changed-to-reach-a-probability.ts";
import { meaningOfALineOfBestFit } from "./two-variables/meaning-of-a-line-of-best-fit.ts";
import { totalInAnotherUnit } from "./rates/total-in-another-unit.ts";
import { amountInMixedUnits } from "./rates/amount-in-mixed-units.ts";
import { linearAndExponentialGrowthCompared } from "./two-variables/linear-and-exponential-growth-compared.ts";
import { massOrVolumeFromDensity } from "./rates/mass-or-volume-from-density.ts";
import { ratioOfExpressions } from "./rates/ratio-of-expressions.ts";
import { amountAtTheStart } from "./rates/amount-at-the-start.ts";
import { possibleValueOfAStatistic } from "./one-variable/possible-value-of-a-statistic.ts";
import { associationInAScatterplot } from "./two-variables/association-in-a-scatterplot.ts";
import { unitPriceComparison } from "./rates/unit-price-comparison.ts";

/** The questions of this topic whose answers are typed as well: those with a number for an answer. */
export const TYPED = [
  entryVariant(twoWayTableProbability),
  entryVariant(amountOrTimeAtARate),
  entryVariant(partFromRatio),
  entryVariant(statisticFromAFrequencyTable, {
    levels: ["Medium"],
    archetypes: ["QC03", "QC04", "QC05"],
  }),
  entryVariant(amountForAnotherBatch),
  entryVariant(valueInAProportionalTable),
  entryVariant(moneyExchangedWithAFee),
  entryVariant(averageOfTwoRates),
  entryVariant(whatAHistogramTells),
  entryVariant(valueThatMovesTheMean, { levels: ["Medium"], archetypes: ["QC09"] }),
  entryVariant(meanOfTwoGroups),
  entryVariant(whatBoxPlotsTell, { levels: ["Easy"], archetypes: ["QC07"] }),
  entryVariant(percentOfAGroup, {
    levels: ["Easy", "Medium"],
    archetypes: ["QB01", "QB09", "QB17", "QB18"],
  }),
  entryVariant(wholeFromAPercent),
  entryVariant(everyValueChangedAlike),
  entryVariant(predictedOrActualValue),
  entryVariant(differenceFromPrediction),
  entryVariant(pointsBesideTheLine),
  entryVariant(valueAfterYearlyChange),
  entryVariant(amountToMix),
  entryVariant(estimateWithAMarginOfError, {
    levels: ["Medium", "Hard"],
    archetypes: ["QF02", "QF08"],
  }),
  entryVariant(probabilityFromCounts, { levels: ["Easy"], archetypes: ["QE02", "QE07"] }),
  entryVariant(countFromProbability),
  entryVariant(probabilityOfEitherOrBoth),
  entryVariant(probabilityOfOneKind),
  entryVariant(probabilityOfAtLeast),
  entryVariant(conditionalProbabilityFromShares),
  entryVariant(compareConditionalProbabilities),
  entryVariant(countChangedToReachAProbability),
  entryVariant(meaningOfALineOfBestFit, { levels: ["Hard"], archetypes: ["QD15"] }),
  entryVariant(totalInAnotherUnit),
  entryVariant(amountInMixedUnits, { levels: ["Medium"], archetypes: ["QA08"] }),
  entryVariant(linearAndExponentialGrowthCompared),
  entryVariant(massOrVolumeFromDensity),
  entryVariant(ratioOfExpressions),
  entryVariant(amountAtTheStart),
  entryVariant(possibleValueOfAStatistic, { levels: ["Hard"], archetypes: ["QC21"] }),
  entryVariant(associationInAScatterplot, { levels: ["Medium"], archetypes: ["QD03"] }),
  entryVariant(unitPriceComparison),
];
