import { comparisonFamilies } from "../../craft/usage/comparison-usages.ts";
import { usageModel } from "../../craft/usage/usage-model.ts";

/** F30: that of, those of, does, did by what is compared. */
export const likeWithLike = usageModel({
  id: "like-with-like",
  version: 1,
  archetypes: ["F30"],
  families: comparisonFamilies,
  hint: "Name the two things that stand on either side of the comparison: are they of one kind?",
  tip: "Put the thing compared back in after than: if it sounds right, a word for it must stand there.",
});
