import { OPTION_LETTERS } from "@sat/item";
import { type Gate, onEveryText } from "./gate.ts";

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
  check: (specimen, model) => {
    const { options } = specimen.item;
    const inOptions = OPTION_LETTERS.map((letter) => IN_OPTIONS.exec(options[letter])?.[0]);
    return [
      ...inOptions
        .filter((found) => found !== undefined)
        .map((found) => `an option says "${found}"`),
      ...anywhere(specimen, model),
    ];
  },
};

const anywhere = onEveryText((markup) => {
  const found = ANYWHERE.exec(markup)?.[0];
  return found === undefined ? [] : [`says "${found}"`];
});
