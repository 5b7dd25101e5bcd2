import { OPTION_LETTERS } from "@sat/item";
import { type Gate, formulasOf } from "./gate.ts";
import { readingOf } from "./readings.ts";

/** Each option has a rationale of its own; that of a wrong number shows the number it leads to. */
export const rationales: Gate = {
  id: "rationales",
  severity: "reject",
  check: ({ item }) => {
    const reasons = OPTION_LETTERS.map((letter) => item.rationales[letter].reason.trim());
    return OPTION_LETTERS.flatMap((letter, at) => {
      const reason = reasons[at] ?? "";
      if (reason === "") return [`${letter} has no rationale`];
      if (reasons.indexOf(reason) < at)
        return [`${letter} repeats the rationale of another option`];
      if (letter === item.correctAnswer || readingOf(item, letter).kind !== "number") return [];
      const printed = item.options[letter];
      if (squeezed(reason).includes(bareNumber(printed))) return [];
      return [`the rationale of ${letter} does not show ${printed}`];
    });
  },
};

/** A numeric option without its unit and dollar signs. */
function bareNumber(printed: string): string {
  const [tex] = formulasOf(printed);
  const bare = tex ?? /[-\u2212\d][\d,.]*/.exec(printed)?.[0] ?? printed;
  return squeezed(bare).replace(/\\%$|\^\{?\\circ\}?$|\\text\{[^}]*\}$/, "");
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, "");
}
