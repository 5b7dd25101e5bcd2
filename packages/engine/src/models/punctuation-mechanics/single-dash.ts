import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { clausesThatTurnLate } from "../../craft/boundaries/clause-joints.ts";
import { bothOfTwo, twoSubjects } from "../../craft/boundaries/deed-joints.ts";
import {
  announcedAnswer,
  announcedList,
  includedThings,
  seriesAfterLead,
  twoThings,
} from "../../craft/boundaries/list-joints.ts";
import { nounAndPhrase, verbAndComplement } from "../../craft/boundaries/statement-joints.ts";

/** B16: one dash can bring what a full clause announces. */
export const singleDash = boundaryModel({
  id: "single-dash",
  topic: "punctuation-mechanics",
  archetypes: ["B16", "B17", "B20", "B21", "B15"],
  shapes: {
    dash: [announcedAnswer("dash"), announcedList("dash")],
    semicolon: [clausesThatTurnLate("semicolon")],
    none: [nounAndPhrase, seriesAfterLead, includedThings, verbAndComplement],
    conjunction: [twoThings, twoSubjects, bothOfTwo],
  },
  hint: "Decide first whether a full clause ends here and whether another begins.",
  tip: "A mark of announcement needs a promise before it; a mark of joining needs a clause after it.",
});
