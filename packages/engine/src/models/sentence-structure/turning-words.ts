import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import {
  adverbClosed,
  adverbOpened,
  turningClauses,
  wovenAdverbs,
} from "../../craft/boundaries/clause-joints.ts";
import { twoPredicates } from "../../craft/boundaries/deed-joints.ts";

/** B17: an adverb turns a clause, but joins nothing. */
export const turningWords = boundaryModel({
  id: "turning-words",
  topic: "sentence-structure",
  archetypes: ["B17", "B20", "B04"],
  shapes: {
    semicolon: [turningClauses("semicolon")],
    comma: [adverbOpened, adverbClosed],
    none: [wovenAdverbs],
    conjunction: [twoPredicates],
  },
  hint: "Find out how many full clauses the sentence has, and in which of them the adverb stands.",
  tip: "Move the adverb to another place in its clause: if that is possible, it joins nothing.",
});
