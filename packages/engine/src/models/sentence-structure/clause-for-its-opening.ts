import { BLANK } from "@sat/item";
import { modifierModel } from "../../craft/modifiers/modifier-model.ts";

/** F28: an opening phrase is given; the noun right after its comma must be what it describes. */
export const clauseForItsOpening = modifierModel({
  id: "clause-for-its-opening",
  version: 5,
  archetype: "F28",
  level: "Medium",
  sentence: ({ opening }) => `${opening}, ${BLANK}`,
  option: (wordings, turn, key) => ({
    text: `${wordings[turn].subject} ${wordings[turn].predicate}.`,
    phrase: wordings[key].opening,
    noun: wordings[turn].subject,
  }),
  opening: "An opening phrase must describe the noun that comes right after it.",
  hint: "Who or what does the opening phrase describe?",
  tip: "Read the opening phrase together with the next noun alone to see whether it describes that noun.",
});
