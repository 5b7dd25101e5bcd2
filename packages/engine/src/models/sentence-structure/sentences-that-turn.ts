import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import {
  adverbOpened,
  clausesThatTurnLate,
  dependentFirst,
  turningClauses,
} from "../../craft/boundaries/clause-joints.ts";
import { at } from "../../craft/boundaries/levels.ts";
import { announcedList } from "../../craft/boundaries/list-joints.ts";
import { nounAndPhrase, subjectAndVerb } from "../../craft/boundaries/statement-joints.ts";
import { dependentBeforeTwo } from "../../craft/boundaries/turnback-joints.ts";

/** B17, B02: a new sentence that turns from the one before. */
export const sentencesThatTurn = boundaryModel({
  id: "sentences-that-turn",
  topic: "sentence-structure",
  archetypes: ["B17", "B05", "B14", "B19", "B20"],
  shapes: {
    period: [
      clausesThatTurnLate("period"),
      clausesThatTurnLate("period"),
      turningClauses("period"),
    ],
    comma: [dependentFirst, adverbOpened, at(["Hard"], dependentBeforeTwo)],
    none: [subjectAndVerb, nounAndPhrase],
    colon: [announcedList("colon")],
  },
});
