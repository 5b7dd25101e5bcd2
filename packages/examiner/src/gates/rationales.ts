import { OPTION_LETTERS } from "@sat/item";
import type { Gate } from "./gate.ts";
import { readingOf } from "./readings.ts";
import { showsNumber } from "./shows-number.ts";

/** Each option has a rationale of its own; that of a wrong number shows the number it leads to. */
export const rationales: Gate<"choice"> = {
  id: "rationales",
  kinds: "choice",
  check: ({ item }) => {
    const reasons = OPTION_LETTERS.map((letter) => item.rationales[letter].reason.trim());
    return OPTION_LETTERS.flatMap((letter, at) => {
      const reason = reasons[at] ?? "";
      if (reason === "") return [`${letter} has no rationale`];
      if (reasons.indexOf(reason) < at)
        return [`${letter} repeats the rationale of another option`];
      if (letter === item.correctAnswer || readingOf(item, letter).kind !== "number") return [];
      const printed = item.options[letter];
      if (showsNumber(reason, printed)) return [];
      return [`the rationale of ${letter} does not show ${printed}`];
    });
  },
};
