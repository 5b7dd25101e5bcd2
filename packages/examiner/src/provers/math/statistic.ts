import {
  type Fraction,
  ZERO,
  fraction,
  fromDecimal,
  minus,
  over,
  plus,
  times,
} from "../../exact/fraction.ts";
import { fractionToNumber } from "../../exact/fraction.ts";
import { fromFraction, sameNum } from "../../exact/num.ts";
import { UnprovenError } from "../../solving/unproven.ts";
import { optionNumber } from "../option-value.ts";
import type { FactsOf, Prover } from "../prover.ts";

type Statistic = FactsOf<"statistic">["statistic"] | "variance";

/** Computes the statistic from the raw data, in exact fractions. */
export const proveStatistic: Prover<"statistic"> = (facts) => {
  const value = fromFraction(statisticOf(facts));
  return (reading) => sameNum(optionNumber(reading), value);
};

export function statisticOf({ data, statistic, minus: second }: FactsOf<"statistic">): Fraction {
  const first = STATISTICS[statistic](sorted(data));
  return second === undefined ? first : minus(first, STATISTICS[statistic](sorted(second)));
}

/** Data as exact fractions in order. Throws UnprovenError when there are none. */
export function sorted(data: readonly number[]): Fraction[] {
  if (data.length === 0) throw new UnprovenError("the facts hold no data");
  return data
    .map((value) => fromDecimal(String(value)))
    .toSorted((a, b) => fractionToNumber(minus(a, b)));
}

type Sorted = readonly Fraction[];

export const STATISTICS: Readonly<Record<Statistic, (data: Sorted) => Fraction>> = {
  count: (data) => fraction(data.length),
  sum,
  mean: (data) => over(sum(data), fraction(data.length)),
  median,
  range: (data) => minus(data.at(-1) ?? ZERO, data[0] ?? ZERO),
  mode,
  variance: (data) => {
    const average = STATISTICS.mean(data);
    return STATISTICS.mean(
      data.map((value) => times(minus(value, average), minus(value, average))),
    );
  },
  "interquartile-range": (data) => {
    // The middle value of an odd number of data belongs to neither half.
    const half = Math.floor(data.length / 2);
    return minus(median(data.slice(-half)), median(data.slice(0, half)));
  },
};

function sum(data: Sorted): Fraction {
  return data.reduce(plus, ZERO);
}

function median(data: Sorted): Fraction {
  const middle = data.slice(Math.ceil(data.length / 2) - 1, Math.floor(data.length / 2) + 1);
  return over(sum(middle), fraction(middle.length));
}

function mode(data: Sorted): Fraction {
  const counts = new Map<string, number>();
  for (const { num, den } of data)
    counts.set(`${num}/${den}`, (counts.get(`${num}/${den}`) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const [value, ...tied] = [...counts].filter(([, count]) => count === most);
  if (value === undefined || tied.length > 0)
    throw new UnprovenError("the data have no single mode");
  const [num = "0", den = "1"] = value[0].split("/");
  return fraction(BigInt(num), BigInt(den));
}
