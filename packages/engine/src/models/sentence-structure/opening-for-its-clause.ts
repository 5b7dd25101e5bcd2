import { BLANK } from "@sat/item";
import { modifierModel } from "../../craft/modifiers/modifier-model.ts";

/** F28: a clause is given; which opening phrase describes its subject? */
export const openingForItsClause = modifierModel({
  id: "opening-for-its-clause",
  version: 1,
  archetype: "F28",
  level: "Easy",
  sentence: ({ subject, predicate }) => `${BLANK}, ${subject} ${predicate}.`,
  option: (wordings, turn, key) => ({
    text: wordings[turn].opening,
    phrase: wordings[turn].opening,
    noun: wordings[key].subject,
  }),
  opening: "An opening phrase describes the noun that stands right after its comma.",
  hint: "Look at the noun right after the comma: what could be said of it and of nothing else?",
  tip: "Test an opening phrase on the next noun with *is* or *was* between the two.",
});
