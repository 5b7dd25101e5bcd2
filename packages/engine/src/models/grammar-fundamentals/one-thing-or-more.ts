import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F06: one thing or several, behind *that*, *which*, or *who*. */
export const oneThingOrMore = verbModel({
  id: "one-thing-or-more",
  version: 6,
  topic: "grammar-fundamentals",
  archetypes: ["F06", "F17", "F18"],
  levels: ["Easy", "Medium"],
  forms: ["holds", "hold", "holding", "to hold"],
  plain: ["holding", "to hold"],
});
