import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { clausesThatTurnAway } from "../../craft/boundaries/clause-joints.ts";
import { firstOfDeeds } from "../../craft/boundaries/deed-joints.ts";
import {
  announcedList,
  firstOfList,
  includedThings,
  seriesAfterLead,
} from "../../craft/boundaries/list-joints.ts";
import { closedInsets, verbAndComplement } from "../../craft/boundaries/statement-joints.ts";

/** B14, B15: a colon brings a list only after a full clause. */
export const announcedLists = boundaryModel({
  id: "announced-lists",
  topic: "punctuation-mechanics",
  archetypes: ["B14", "B15", "B21", "B17", "B20", "B13"],
  shapes: {
    colon: [announcedList("colon")],
    semicolon: [clausesThatTurnAway("semicolon")],
    comma: [firstOfList, firstOfDeeds, closedInsets("comma")],
    none: [includedThings, seriesAfterLead, verbAndComplement],
  },
});
