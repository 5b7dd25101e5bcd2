import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import {
  thoughInANewSentence,
  thoughInParentheses,
  thoughInTheMiddle,
  thoughOnTheLeft,
} from "../../craft/boundaries/turnback-joints.ts";

/** B18: four places of though, each right in a sentence of its own. */
export const thoughAndItsSides = boundaryModel({
  id: "though-and-its-sides",
  topic: "sentence-structure",
  archetypes: ["B18"],
  levels: ["Hard"],
  shapes: {
    "though on the left": [thoughOnTheLeft],
    "though in the middle": [thoughInTheMiddle],
    "though in a new sentence": [thoughInANewSentence],
    "though in parentheses": [thoughInParentheses],
  },
  hint: "Count the clauses on each side, and check whether a mark is still open.",
  tip: "Read the sentence without *though* first to see which marks it needs.",
});
