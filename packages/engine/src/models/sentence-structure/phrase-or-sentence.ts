import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { clausesThatTurnLate, dependentFirst } from "../../craft/boundaries/clause-joints.ts";
import { announcedList } from "../../craft/boundaries/list-joints.ts";
import { subjectAndVerb, verbAndComplement } from "../../craft/boundaries/statement-joints.ts";

/** B12, B02: an -ing phrase stays in its sentence, a full clause leaves it. */
export const phraseOrSentence = boundaryModel({
  id: "phrase-or-sentence",
  topic: "sentence-structure",
  archetypes: ["B17", "B05", "B07", "B14", "B19", "B20"],
  shapes: {
    comma: [dependentFirst],
    period: [clausesThatTurnLate("period")],
    colon: [announcedList("colon")],
    none: [subjectAndVerb, verbAndComplement],
  },
});
