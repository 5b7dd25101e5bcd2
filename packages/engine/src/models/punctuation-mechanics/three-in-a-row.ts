import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { lastOfDeeds } from "../../craft/boundaries/deed-joints.ts";
import {
  announcedList,
  glossedThings,
  includedThings,
  lastOfList,
  seriesAfterLead,
} from "../../craft/boundaries/list-joints.ts";
import { verbAndComplement } from "../../craft/boundaries/statement-joints.ts";

/** B21: how the last of three is joined, and how larger rows are parted. */
export const threeInARow = boundaryModel({
  id: "three-in-a-row",
  topic: "punctuation-mechanics",
  version: 2,
  archetypes: ["B21", "B22", "B15", "B14", "B20"],
  levels: ["Medium", "Hard"],
  shapes: {
    "comma and conjunction": [lastOfDeeds, lastOfList],
    semicolon: [glossedThings],
    colon: [announcedList("colon")],
    none: [seriesAfterLead, includedThings, verbAndComplement],
  },
});
