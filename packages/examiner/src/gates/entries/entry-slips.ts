import { isSlipCode } from "@sat/item";
import type { Gate } from "../gate.ts";
import { showsNumber } from "../shows-number.ts";
import { valueText } from "../../print/key-text.ts";
import { printedValues } from "./printed-values.ts";

/** Some slips are foreseen; each stands for a registered mistake and shows how it comes to its value. */
export const entrySlips: Gate<"entry"> = {
  id: "entry-slips",
  severity: "reject",
  kinds: "entry",
  check: ({ item: { slips, why, figure } }) => {
    const reasons = [why, ...slips.map((slip) => slip.reason)].map((text) => text.trim());
    return [
      ...(slips.length === 0 ? ["no slip is foreseen"] : []),
      ...reasons.flatMap((text, at) => {
        if (text === "") return ["a reason is empty"];
        return reasons.indexOf(text) < at ? [`two answers have the reason "${text}"`] : [];
      }),
      ...slips.flatMap(({ code, value, reason }) => [
        ...(isSlipCode(code) ? [] : [`${code} is not a registered mistake`]),
        ...(code === "figure-misread" && figure === undefined
          ? [`${valueText(value)} misreads a figure that is not there`]
          : []),
        ...(printedValues({ kind: "values", values: [value] }).some((shown) =>
          showsNumber(reason, shown),
        )
          ? []
          : [`the reason of ${valueText(value)} does not show it`]),
      ]),
    ];
  },
};
