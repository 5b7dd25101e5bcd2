import { OPTION_LETTERS } from "@sat/item";
import { type Gate, textsOf } from "./gate.ts";

/** Options the exam never has. */
const IN_OPTIONS =
  /\b(?:all|none|any|both) of the (?:above|below|these)\b|\bboth [A-D] and [A-D]\b|\bneither [A-D] nor [A-D]\b|\bno change\b|\bdelete the\b|\bcannot be determined\b/i;

/** Words that no part of an item may hold. */
const ANYWHERE =
  /\bas mentioned\b|\bthe above\b|\bas an AI\b|\blorem ipsum\b|\bcollege board\b|\bTODO\b/i;

/** No empty formulas of speech, and no option that speaks of the other options. */
export const bannedPhrases: Gate = {
  id: "banned-phrases",
  severity: "reject",
  check: ({ item }) => {
    const options = OPTION_LETTERS.map((letter) => IN_OPTIONS.exec(item.options[letter])?.[0]);
    const anywhere = textsOf(item).map(([, markup]) => ANYWHERE.exec(markup)?.[0]);
    return [...options, ...anywhere]
      .filter((found) => found !== undefined)
      .map((found) => `"${found}" is a phrase no item may hold`);
  },
};
