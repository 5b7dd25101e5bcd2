import { compareNums } from "../exact/num.ts";
import { optionNumber } from "../provers/option-value.ts";
import type { Gate } from "./gate.ts";
import { readingsOf } from "./readings.ts";

/** Numbers ascend from A to D. */
export const numericOrder: Gate<"choice"> = {
  id: "numeric-order",
  kinds: "choice",
  check: ({ item }) => {
    const readings = readingsOf(item);
    if (!readings.every((reading) => reading.kind === "number")) return [];
    const values = readings.map((reading) => optionNumber(reading));
    const ascending = values.every((value, at) => {
      const next = values[at + 1];
      return next === undefined || compareNums(value, next) < 0;
    });
    return ascending
      ? []
      : [`the numbers do not ascend: ${Object.values(item.options).join(", ")}`];
  },
};
