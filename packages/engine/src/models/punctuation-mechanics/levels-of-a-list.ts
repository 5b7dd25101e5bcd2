import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import {
  announcedList,
  firstOfList,
  glossedThings,
  includedThings,
  lastGlossedThing,
  nameAndGloss,
  remarkBeforeColon,
  seriesAfterLead,
} from "../../craft/boundaries/list-joints.ts";
import { at } from "../../craft/boundaries/levels.ts";

/** B22, B21, B14, B15: comma inside, semicolon between, colon before, nothing after a verb. */
export const levelsOfAList = boundaryModel({
  id: "levels-of-a-list",
  topic: "punctuation-mechanics",
  archetypes: ["B22", "B21", "B14", "B15", "B26"],
  levels: ["Medium", "Hard"],
  shapes: {
    comma: [nameAndGloss, at(["Medium"], firstOfList)],
    semicolon: [at(["Medium"], glossedThings), at(["Hard"], lastGlossedThing)],
    colon: [at(["Medium"], announcedList("colon")), at(["Hard"], remarkBeforeColon)],
    none: [seriesAfterLead, at(["Medium"], includedThings)],
  },
});
