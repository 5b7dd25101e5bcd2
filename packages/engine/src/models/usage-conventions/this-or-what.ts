import { relativeFamilies } from "../../craft/usage/relative-usages.ts";
import { usageModel } from "../../craft/usage/usage-model.ts";

/** F22: this and these for what has been told, which and what for clauses that depend. */
export const thisOrWhat = usageModel({
  id: "this-or-what",
  version: 8,
  archetypes: ["F22"],
  families: relativeFamilies,
  hint: "Look at the mark before the blank: does an independent clause begin there?",
  tip: "Check whether the clause at the blank could stand alone before you choose its first word.",
});
