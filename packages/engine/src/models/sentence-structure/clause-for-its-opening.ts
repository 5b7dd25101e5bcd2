import { BLANK } from "@sat/item";
import { modifierModel } from "../../craft/modifiers/modifier-model.ts";

/** F28: an opening phrase is given; the noun right after its comma must be what it describes. */
export const clauseForItsOpening = modifierModel({
  id: "clause-for-its-opening",
  version: 1,
  archetype: "F28",
  level: "Medium",
  sentence: ({ opening }) => `${opening}, ${BLANK}`,
  option: (wordings, turn, key) => ({
    text: `${wordings[turn].subject} ${wordings[turn].predicate}.`,
    phrase: wordings[key].opening,
    noun: wordings[turn].subject,
  }),
  opening: "An opening phrase describes the noun that stands right after its comma.",
  hint: "Ask of the opening phrase: who or what is it about?",
  tip: "Read the opening phrase together with the next noun alone, and see whether the two agree.",
});
