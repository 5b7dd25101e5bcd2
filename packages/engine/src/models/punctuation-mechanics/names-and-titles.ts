import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { clausesThatTurnAway } from "../../craft/boundaries/clause-joints.ts";
import { nameAndVerb, titleClosed } from "../../craft/boundaries/drill-joints.ts";
import { announcedList } from "../../craft/boundaries/list-joints.ts";

/** B09, B08: a role before a name takes no mark; a role after a name is set off. */
export const namesAndTitles = boundaryModel({
  id: "names-and-titles",
  topic: "punctuation-mechanics",
  archetypes: ["B09", "B08", "B14", "B17"],
  levels: ["Medium"],
  shapes: {
    comma: [titleClosed("comma")],
    semicolon: [clausesThatTurnAway("semicolon")],
    colon: [announcedList("colon")],
    none: [nameAndVerb],
  },
});
