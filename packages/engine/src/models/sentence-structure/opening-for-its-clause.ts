import { BLANK } from "@sat/item";
import { modifierModel } from "../../craft/modifiers/modifier-model.ts";

/** F28: a clause is given; which opening phrase describes its subject? */
export const openingForItsClause = modifierModel({
  id: "opening-for-its-clause",
  version: 5,
  archetype: "F28",
  level: "Easy",
  sentence: ({ subject, predicate }) => `${BLANK}, ${subject} ${predicate}.`,
  option: (wordings, turn, key) => ({
    text: wordings[turn].opening,
    phrase: wordings[turn].opening,
    noun: wordings[key].subject,
  }),
  opening: "An opening phrase must describe the noun that comes right after it.",
  hint: "Look at the noun right after the comma. Which phrase could describe it?",
  tip: "Test an opening phrase by reading it with the noun that follows and *is* or *was* between them.",
});
