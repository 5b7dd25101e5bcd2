import { remembered } from "../remembered.ts";
import { type Gate, onEveryText } from "./gate.ts";
import { readPrint } from "./printed/read-print.ts";

const UNITS = new Set(
  (
    "inches feet yards miles centimeters meters millimeters kilometers seconds minutes hours days weeks months years " +
    "decades ounces pounds grams kilograms tons liters milliliters gallons quarts cups pints degrees radians dollars " +
    "cents units points"
  ).split(" "),
);

/** What is measured as 1 has its unit in the singular; at the end of a range, from 0 to 1 miles, it need not. */
export const oneUnit: Gate = {
  id: "one-unit",
  kinds: "both",
  check: onEveryText(
    remembered((markup) => {
      const pieces = readPrint(markup);
      return pieces.flatMap(({ kind, text }, place) => {
        if (kind !== "number" || text !== "1" || pieces[place - 1]?.text === "to") return [];
        const next = pieces[place + 1]?.text ?? "";
        const unit = /^(?:square|cubic)$/.test(next) ? (pieces[place + 2]?.text ?? "") : next;
        return UNITS.has(unit) ? [`says "1 ${unit}"`] : [];
      });
    }),
  ),
};
