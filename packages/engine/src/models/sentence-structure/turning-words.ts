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
  hint: "How many independent clauses are there, and in which of them is an adverb?",
  tip: "Adverbs such as *therefore* and *however* join nothing: count the clauses before you choose a mark.",
});
