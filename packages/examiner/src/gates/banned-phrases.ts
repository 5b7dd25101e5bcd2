import { OPTION_LETTERS, bannedOptionPhrases, bannedPhrases as phrasesIn } from "@sat/item";
import { remembered } from "../remembered.ts";
import { type Gate, onEveryText } from "./gate.ts";

/** No empty formulas of speech, and no option that speaks of the other options. */
export const bannedPhrases: Gate = {
  id: "banned-phrases",
  kinds: "both",
  check: (specimen, model) => {
    const { item } = specimen;
    const options = item.kind === "entry" ? [] : OPTION_LETTERS.map((at) => item.options[at]);
    return [
      ...options.flatMap(bannedOptionPhrases).map((found) => `an option says "${found}"`),
      ...anywhere(specimen, model),
    ];
  },
};

const anywhere = onEveryText(
  remembered((markup) => phrasesIn(markup).map((found) => `says "${found}"`)),
);
