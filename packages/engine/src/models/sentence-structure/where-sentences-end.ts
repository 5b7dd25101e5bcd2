import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { dependentFirst, turningClauses } from "../../craft/boundaries/clause-joints.ts";
import { at } from "../../craft/boundaries/levels.ts";
import { announcedList } from "../../craft/boundaries/list-joints.ts";
import { subjectAndVerb, verbAndComplement } from "../../craft/boundaries/statement-joints.ts";
import { dependentBeforeTwo } from "../../craft/boundaries/turnback-joints.ts";

/** B02: where one sentence ends and the next begins. */
export const whereSentencesEnd = boundaryModel({
  id: "where-sentences-end",
  topic: "sentence-structure",
  archetypes: ["B17", "B05", "B07", "B13", "B14", "B19", "B20"],
  shapes: {
    period: [turningClauses("period")],
    comma: [dependentFirst, at(["Hard"], dependentBeforeTwo)],
    none: [subjectAndVerb, verbAndComplement],
    colon: [announcedList("colon")],
  },
});
