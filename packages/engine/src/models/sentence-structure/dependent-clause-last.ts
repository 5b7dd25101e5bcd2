import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B06: a dependent clause at the end follows without a mark; as a sentence of its own it would be a fragment. */
export const dependentClauseLast = boundaryModel({
  id: "dependent-clause-last",
  topic: "sentence-structure",
  archetypes: ["B06", "B02", "B04", "B21", "B19", "B10", "B08"],
  links: ["none", "period", "opening parenthesis", "conjunction"],
});
