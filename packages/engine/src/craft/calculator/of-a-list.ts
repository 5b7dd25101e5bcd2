import type { OnCalculator } from "@sat/item";
import type { StatisticFacts } from "../../facts/math.ts";

const CALLS: Readonly<Record<StatisticFacts["statistic"], string>> = {
  mean: "mean",
  median: "median",
  range: "range",
  mode: "mode",
  "interquartile-range": "iqr",
  sum: "sum",
  count: "count",
};

/** Most numbers that one would type. */
const MOST = 30;

/** A statistic of numbers that can be typed as a list. */
export function statisticShown({ data, minus = [], statistic }: StatisticFacts) {
  if (data.length + minus.length > MOST) return undefined;
  const call = (list: readonly number[]) => `${CALLS[statistic]}([${list.join(", ")}])`;
  const rows = [call(data), ...(minus.length > 0 ? [call(minus)] : [])];
  const read =
    rows.length === 1
      ? "The row shows its value."
      : "Each row shows its value. Subtract the second from the first.";
  return { rows, read } satisfies OnCalculator;
}
