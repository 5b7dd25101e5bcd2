import { relativeFamilies } from "../../craft/usage/relative-usages.ts";
import { usageModel } from "../../craft/usage/usage-model.ts";

/** F22: this and these for what has been told, which and what for clauses that depend. */
export const thisOrWhat = usageModel({
  id: "this-or-what",
  version: 1,
  archetypes: ["F22"],
  families: relativeFamilies,
  hint: "Look at the mark before the blank: does a new clause begin that could stand alone?",
  tip: "After a semicolon a full clause must stand; between commas it must not.",
});
