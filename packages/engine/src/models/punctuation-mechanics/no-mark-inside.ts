import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { clausesThatTurnAway } from "../../craft/boundaries/clause-joints.ts";
import { adjectiveAndNoun } from "../../craft/boundaries/drill-joints.ts";
import { announcedList } from "../../craft/boundaries/list-joints.ts";
import {
  closedInsets,
  nounAndPhrase,
  openedInsets,
  subjectAndVerb,
  verbAndComplement,
} from "../../craft/boundaries/statement-joints.ts";

/** B19, B20: no mark inside what belongs together. */
export const noMarkInside = boundaryModel({
  id: "no-mark-inside",
  topic: "punctuation-mechanics",
  archetypes: ["B19", "B20", "B13", "B14", "B17", "B10", "B08"],
  shapes: {
    none: [subjectAndVerb, verbAndComplement, nounAndPhrase, adjectiveAndNoun],
    comma: [closedInsets("comma"), openedInsets("comma")],
    colon: [announcedList("colon")],
    semicolon: [clausesThatTurnAway("semicolon")],
  },
});
