import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { turningClauses } from "../../craft/boundaries/clause-joints.ts";
import { bothOfTwo, twoPredicates, twoSubjects } from "../../craft/boundaries/deed-joints.ts";
import { saidThings, wovenWords } from "../../craft/boundaries/drill-joints.ts";
import { seriesAfterLead } from "../../craft/boundaries/list-joints.ts";
import { openedInsets, verbAndComplement } from "../../craft/boundaries/statement-joints.ts";

/** B27: how a quotation is joined to the words that bring it. */
export const quotedWords = boundaryModel({
  id: "quoted-words",
  topic: "punctuation-mechanics",
  archetypes: ["B27", "B20", "B17", "B04", "B21", "B15", "B10", "B08"],
  shapes: {
    comma: [saidThings, openedInsets("comma")],
    none: [wovenWords, verbAndComplement, seriesAfterLead],
    semicolon: [turningClauses("semicolon")],
    conjunction: [twoPredicates, twoSubjects, bothOfTwo],
  },
});
