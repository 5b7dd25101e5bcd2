import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import {
  adverbClosed,
  adverbOpened,
  clausesThatTurnAway,
  wovenAdverbs,
} from "../../craft/boundaries/clause-joints.ts";
import { announcedList } from "../../craft/boundaries/list-joints.ts";

/** B17: an adverb turns a clause, but joins nothing. */
export const turningWords = boundaryModel({
  id: "turning-words",
  topic: "sentence-structure",
  archetypes: ["B17", "B20", "B14", "B19"],
  shapes: {
    semicolon: [clausesThatTurnAway("semicolon")],
    comma: [adverbOpened, adverbClosed],
    none: [wovenAdverbs],
    colon: [announcedList("colon")],
  },
});
