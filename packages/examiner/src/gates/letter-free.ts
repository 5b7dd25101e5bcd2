import { OPTION_LETTERS } from "@sat/item";
import type { Gate } from "./gate.ts";

/** Ways of speaking of an option by its letter; a point or a vertex A is none of them. */
const BY_LETTER =
  /\b(?:[Oo]ption|[Cc]hoice|[Aa]nswer|[Ll]etter)s?\s+\(?[A-D]\b|(?<!\w)\([A-D]\)|\b[A-D] (?:is|are) (?:the )?(?:only )?(?:correct|right|wrong|incorrect|best|true|false)\b/;

/** Explanations speak of options by content: the letters are for the screen alone. */
export const letterFree: Gate = {
  id: "letter-free",
  kinds: "both",
  check: ({ item }) => {
    const reasons =
      item.kind === "entry"
        ? [item.why, ...item.slips.map(({ reason }) => reason)]
        : OPTION_LETTERS.map((letter) => item.rationales[letter].reason);
    return [item.explanation, ...item.hints, item.tip, ...reasons]
      .filter((text) => BY_LETTER.test(text))
      .map((text) => `"${BY_LETTER.exec(text)?.[0]}" speaks of an option by its letter`);
  },
};
