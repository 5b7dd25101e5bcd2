import {
  correlation,
  mean,
  meanAbsoluteDeviation,
  median,
  modes,
  quartile,
  total,
  variance,
} from "../statistics/statistics.ts";
import type { Meter } from "./meter.ts";
import { asNumber, asNumbers } from "./over-items.ts";
import type { Native } from "./native.ts";
import { isList, type Value } from "./value.ts";

const OF_NUMBERS: Readonly<Record<string, (values: readonly number[]) => Value>> = {
  mean,
  median,
  mode: modes,
  stdev: (values) => Math.sqrt(variance(values, "sample")),
  stdevp: (values) => Math.sqrt(variance(values, "population")),
  var: (values) => variance(values, "sample"),
  varp: (values) => variance(values, "population"),
  mad: meanAbsoluteDeviation,
  total,
  sum: total,
  min: smallest,
  max: (values) => -smallest(values.map((value) => -value)),
  range: (values) => -smallest(values.map((value) => -value)) - smallest(values),
  iqr: (values) => quartile(values, 3) - quartile(values, 1),
};

type Named = readonly [name: string, native: Native];

/** What is told of lists: of one, or of values in a row. */
export function listFunctions(meter: Meter): readonly Named[] {
  const numbersOf = (inputs: readonly Value[]): readonly number[] => {
    const values = asNumbers(inputs);
    meter.spend(values.length);
    return values;
  };
  const count: Native = {
    apply: (inputs) =>
      inputs.reduce<number>((sum, input) => sum + (isList(input) ? input.length : 1), 0),
  };
  return [
    ...Object.entries(OF_NUMBERS).map(([name, of]): Named => [
      name,
      { apply: (inputs) => of(numbersOf(inputs)) },
    ]),
    ["count", count],
    ["length", count],
    [
      "quartile",
      { apply: ([list = [], number = NaN]) => quartile(numbersOf([list]), asNumber(number)) },
    ],
    [
      "corr",
      { apply: ([left = [], right = []]) => correlation(numbersOf([left]), numbersOf([right])) },
    ],
  ];
}

function smallest(values: readonly number[]): number {
  return values.length === 0 ? NaN : values.reduce((least, value) => Math.min(least, value));
}
