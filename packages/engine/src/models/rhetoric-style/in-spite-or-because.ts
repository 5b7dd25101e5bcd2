import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** Four relations, a concession or a cause among them. */
export const inSpiteOrBecause = transitionModel({
  id: "in-spite-or-because",
  version: 4,
  relations: ["concession", "cause"],
});
