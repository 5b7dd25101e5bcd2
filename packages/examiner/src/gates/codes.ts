import { isSlipCode, OPTION_LETTERS } from "@sat/item";
import type { Gate } from "./gate.ts";

/** Each distractor stands for a registered mistake that its item allows, and only the key for none. */
export const codes: Gate<"choice"> = {
  id: "codes",
  severity: "reject",
  kinds: "choice",
  check: ({ item }) =>
    OPTION_LETTERS.flatMap((letter) => {
      const [code, { mistake }] = [item.codes[letter], item.rationales[letter]];
      if (letter === item.correctAnswer) {
        return code === null && mistake === null ? [] : [`the key ${letter} stands for a mistake`];
      }
      if (code === null) return [`distractor ${letter} stands for no mistake`];
      if (!isSlipCode(code)) return [`${code} is not a registered mistake`];
      if (code === "figure-misread" && item.figure === undefined) {
        return [`${letter} misreads a figure that is not there`];
      }
      return mistake === code ? [] : [`${letter} names its mistake "${mistake}"`];
    }),
};
