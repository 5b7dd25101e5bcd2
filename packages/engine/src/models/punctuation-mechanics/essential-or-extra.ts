import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { clausesThatTurnAway } from "../../craft/boundaries/clause-joints.ts";
import { essentialClosed, nameAndVerb, titleClosed } from "../../craft/boundaries/drill-joints.ts";
import { announcedList } from "../../craft/boundaries/list-joints.ts";
import { closedInsets } from "../../craft/boundaries/statement-joints.ts";

/** B09, B10, B11: extras stand between marks; a name after its role and a clause that tells which are part of the subject. */
export const essentialOrExtra = boundaryModel({
  id: "essential-or-extra",
  topic: "punctuation-mechanics",
  archetypes: ["B11", "B09", "B08", "B13", "B10", "B14", "B17"],
  shapes: {
    comma: [titleClosed("comma"), closedInsets("comma")],
    semicolon: [clausesThatTurnAway("semicolon")],
    colon: [announcedList("colon")],
    none: [essentialClosed, nameAndVerb],
  },
});
