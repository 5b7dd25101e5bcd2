import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F13: what has gone on since a time, beside a past narrative. */
export const sinceThen = verbModel({
  id: "since-then",
  version: 4,
  topic: "grammar-fundamentals",
  archetypes: ["F13", "F09", "F01", "F16"],
  levels: ["Medium"],
  forms: ["held", "has held", "have held", "holding"],
});
