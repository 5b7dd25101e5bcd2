import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { turningClauses } from "../../craft/boundaries/clause-joints.ts";
import { bothOfTwo, twoSubjects } from "../../craft/boundaries/deed-joints.ts";
import { glossedThings, seriesAfterLead, twoThings } from "../../craft/boundaries/list-joints.ts";
import {
  nounAndPhrase,
  openedInsets,
  rowOfInsets,
} from "../../craft/boundaries/statement-joints.ts";

/** B21, B22: two things need a word alone; parts of a longer row need marks. */
export const twoOrThree = boundaryModel({
  id: "two-or-three",
  topic: "punctuation-mechanics",
  archetypes: ["B21", "B04", "B22", "B20", "B15", "B17", "B10", "B08", "B25"],
  shapes: {
    conjunction: [twoThings, twoSubjects, bothOfTwo],
    comma: [rowOfInsets, openedInsets("comma")],
    semicolon: [glossedThings, turningClauses("semicolon")],
    none: [nounAndPhrase, seriesAfterLead],
  },
});
