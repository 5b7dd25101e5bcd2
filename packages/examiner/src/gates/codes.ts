import { OPTION_LETTERS } from "@sat/item";
import type { Gate } from "./gate.ts";
import { slipFault } from "./slip-fault.ts";

/** Each distractor stands for a registered slip that its item allows, and only the key for none. */
export const codes: Gate<"choice"> = {
  id: "codes",
  kinds: "choice",
  check: ({ item }) =>
    OPTION_LETTERS.flatMap((letter) => {
      const { mistake } = item.rationales[letter];
      if (letter === item.correctAnswer) {
        return mistake === null ? [] : [`the key ${letter} stands for a slip`];
      }
      if (mistake === null) return [`distractor ${letter} stands for no slip`];
      const fault = slipFault(mistake, item.figure);
      return fault === undefined ? [] : [`${letter} ${fault}`];
    }),
};
