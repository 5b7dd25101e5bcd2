import { rationalText } from "@sat/item";
import type { Gate } from "../gate.ts";
import { slipFault } from "../slip-fault.ts";
import { showsNumber } from "../shows-number.ts";
import { printedValues } from "./printed-values.ts";

/** Some slips are foreseen; each is registered and shows how it comes to its value. */
export const entrySlips: Gate<"entry"> = {
  id: "entry-slips",
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
        ...[slipFault(code, figure)].flatMap((fault) =>
          fault === undefined ? [] : [`${rationalText(value)} ${fault}`],
        ),
        ...(printedValues({ kind: "values", values: [value] }).some((shown) =>
          showsNumber(reason, shown),
        )
          ? []
          : [`the reason of ${rationalText(value)} does not show it`]),
      ]),
    ];
  },
};
