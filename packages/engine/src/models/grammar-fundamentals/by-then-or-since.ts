import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F12, F13: what had happened by a time, beside what has gone on since one. */
export const byThenOrSince = verbModel({
  id: "by-then-or-since",
  version: 2,
  topic: "grammar-fundamentals",
  archetypes: ["F12", "F13", "F16"],
  levels: ["Medium", "Hard"],
  forms: ["had held", "has held", "have held", "holding"],
});
