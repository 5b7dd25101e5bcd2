import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { turningClauses } from "../../craft/boundaries/clause-joints.ts";
import { adjectiveAndNoun, adjectivePairs } from "../../craft/boundaries/drill-joints.ts";
import { announcedList, glossedThings } from "../../craft/boundaries/list-joints.ts";
import { nounAndPhrase, openedInsets } from "../../craft/boundaries/statement-joints.ts";

/** B28: two adjectives of equal rank, and the noun they describe. */
export const adjectivesInARow = boundaryModel({
  id: "adjectives-in-a-row",
  topic: "punctuation-mechanics",
  archetypes: ["B28", "B20", "B14", "B17", "B22", "B10", "B08"],
  shapes: {
    comma: [adjectivePairs, adjectivePairs, openedInsets("comma")],
    none: [adjectiveAndNoun, nounAndPhrase],
    colon: [announcedList("colon")],
    semicolon: [glossedThings, turningClauses("semicolon")],
  },
  hint: "Try whether the two words at the blank could change places.",
  tip: "If the describing words could trade places, they are of equal rank; the noun always comes last.",
});
