import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { remarkBeforeSemicolon } from "../../craft/boundaries/clause-joints.ts";
import { remarkBeforeColon } from "../../craft/boundaries/list-joints.ts";
import {
  complementAfterInset,
  rowOfInsets,
  verbAndComplement,
} from "../../craft/boundaries/statement-joints.ts";

/** B25: two extras in a row; each boundary has a mark of its own. */
export const extrasInARow = boundaryModel({
  id: "extras-in-a-row",
  topic: "punctuation-mechanics",
  archetypes: ["B25", "B26", "B20"],
  levels: ["Medium", "Hard"],
  shapes: {
    comma: [rowOfInsets],
    semicolon: [remarkBeforeSemicolon],
    colon: [remarkBeforeColon],
    none: [complementAfterInset, verbAndComplement],
  },
});
