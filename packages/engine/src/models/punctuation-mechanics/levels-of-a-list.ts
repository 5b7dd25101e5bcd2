import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import {
  announcedList,
  firstOfList,
  glossedThings,
  includedThings,
  lastGlossedThing,
  nameAndGloss,
  seriesAfterLead,
} from "../../craft/boundaries/list-joints.ts";

/** B22, B21, B14, B15: comma inside, semicolon between, colon before, nothing after a verb. */
export const levelsOfAList = boundaryModel({
  id: "levels-of-a-list",
  topic: "punctuation-mechanics",
  archetypes: ["B22", "B21", "B14", "B15"],
  levels: ["Medium", "Hard"],
  shapes: {
    comma: [nameAndGloss, firstOfList],
    semicolon: [glossedThings, lastGlossedThing],
    colon: [announcedList("colon")],
    none: [seriesAfterLead, includedThings],
  },
  hint: "Find the things in the row, and look for marks that already stand inside them.",
  tip: "First find the lead, then the things, then the parts inside each thing.",
});
