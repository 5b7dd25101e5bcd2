import { comparisonFamilies } from "../../craft/usage/comparison-usages.ts";
import { usageModel } from "../../craft/usage/usage-model.ts";

/** F30: that of, those of, does, did by what is compared. */
export const likeWithLike = usageModel({
  id: "like-with-like",
  version: 5,
  archetypes: ["F30"],
  families: comparisonFamilies,
  hint: "Name the two things on either side of the comparison. Are they of the same kind?",
  tip: "Put the missing words back in after *than*: they show what the short form stands for.",
});
