import { OPTION_LETTERS } from "@sat/item";
import { readOption } from "../reading/read-option.ts";
import { type Gate, formulasOf } from "./gate.ts";

/** Each option has a rationale of its own that, for a number, shows the number. */
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
      const printed = item.options[letter];
      const bare = bareNumber(printed);
      if (bare === undefined || squeezed(reason).includes(bare)) return [];
      return [`the rationale of ${letter} does not show ${printed}`];
    });
  },
};

/** A numeric option without its unit and dollar signs; undefined for other options. */
function bareNumber(printed: string): string | undefined {
  const reading = readOption(printed);
  if (reading.kind !== "number") return undefined;
  const [tex] = formulasOf(printed);
  const bare = tex ?? /[-\u2212\d][\d,.]*/.exec(printed)?.[0] ?? printed;
  return squeezed(bare).replace(/\\%$|\^\{?\\circ\}?$|\\text\{[^}]*\}$/, "");
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, "");
}
