import { OPTION_LETTERS } from "@sat/item";
import { compareNums } from "../exact/num.ts";
import { optionNumber } from "../provers/option-value.ts";
import { readOption } from "../reading/read-option.ts";
import type { Gate } from "./gate.ts";

/** Numbers ascend from A to D. */
export const numericOrder: Gate = {
  id: "numeric-order",
  severity: "reject",
  check: ({ item }) => {
    const readings = OPTION_LETTERS.map((letter) => readOption(item.options[letter]));
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
