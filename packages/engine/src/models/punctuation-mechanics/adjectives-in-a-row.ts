import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { clausesThatTurnAway } from "../../craft/boundaries/clause-joints.ts";
import { adjectivePairs, titleClosed } from "../../craft/boundaries/drill-joints.ts";
import { announcedList, glossedThings } from "../../craft/boundaries/list-joints.ts";
import { closedInsets } from "../../craft/boundaries/statement-joints.ts";

/** B28: two adjectives of equal rank before one noun. */
export const adjectivesInARow = boundaryModel({
  id: "adjectives-in-a-row",
  topic: "punctuation-mechanics",
  archetypes: ["B28", "B14", "B22", "B13", "B17", "B08"],
  levels: ["Easy", "Medium"],
  shapes: {
    comma: [adjectivePairs],
    colon: [announcedList("colon")],
    semicolon: [glossedThings, clausesThatTurnAway("semicolon")],
    "closing parenthesis": [closedInsets("parenthesis"), titleClosed("parenthesis")],
  },
});
