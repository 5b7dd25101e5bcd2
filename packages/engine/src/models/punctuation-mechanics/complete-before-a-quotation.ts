import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { clausesThatTurnAway } from "../../craft/boundaries/clause-joints.ts";
import { announcedWords, wovenWords } from "../../craft/boundaries/drill-joints.ts";
import {
  announcedList,
  firstOfList,
  includedThings,
  seriesAfterLead,
} from "../../craft/boundaries/list-joints.ts";

/** B27, B14: a full clause announces a quotation or a list; an open one takes no mark. */
export const completeBeforeAQuotation = boundaryModel({
  id: "complete-before-a-quotation",
  topic: "punctuation-mechanics",
  archetypes: ["B27", "B14", "B15", "B17", "B21"],
  shapes: {
    colon: [announcedWords, announcedList("colon"), announcedList("colon")],
    none: [wovenWords, includedThings, seriesAfterLead],
    semicolon: [clausesThatTurnAway("semicolon")],
    comma: [firstOfList],
  },
});
