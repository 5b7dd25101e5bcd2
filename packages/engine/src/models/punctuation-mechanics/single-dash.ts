import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import {
  announcedList,
  glossedThings,
  includedThings,
  seriesAfterLead,
} from "../../craft/boundaries/list-joints.ts";
import {
  nounAndPhrase,
  openedInsets,
  verbAndComplement,
} from "../../craft/boundaries/statement-joints.ts";

/** B16, B22: one dash can bring what a full clause announces. */
export const singleDash = boundaryModel({
  id: "single-dash",
  topic: "punctuation-mechanics",
  archetypes: ["B16", "B20", "B15", "B10", "B08", "B22"],
  levels: ["Medium", "Hard"],
  shapes: {
    dash: [announcedList("dash")],
    semicolon: [glossedThings],
    none: [nounAndPhrase, seriesAfterLead, includedThings, verbAndComplement],
    comma: [openedInsets("comma")],
  },
});
