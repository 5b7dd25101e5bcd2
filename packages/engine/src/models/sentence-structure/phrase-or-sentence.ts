import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import {
  clausesThatTurnLate,
  dependentFirst,
  plainClauses,
} from "../../craft/boundaries/clause-joints.ts";
import { twoPredicates } from "../../craft/boundaries/deed-joints.ts";
import { twoThings } from "../../craft/boundaries/list-joints.ts";
import { openedInsets, outcomes } from "../../craft/boundaries/statement-joints.ts";

/** B12, B02: an -ing phrase stays in its sentence, a full clause leaves it. */
export const phraseOrSentence = boundaryModel({
  id: "phrase-or-sentence",
  topic: "sentence-structure",
  archetypes: ["B12", "B02", "B04", "B10", "B05", "B17", "B21", "B08"],
  shapes: {
    comma: [outcomes, dependentFirst],
    period: [plainClauses("period"), clausesThatTurnLate("period")],
    conjunction: [twoPredicates, twoThings],
    "opening parenthesis": [openedInsets("parenthesis")],
  },
  hint: "Does a subject with a main verb of its own come after the blank?",
  tip: "Look at what follows the blank: only an independent clause can become a sentence of its own.",
});
