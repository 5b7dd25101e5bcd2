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
});
