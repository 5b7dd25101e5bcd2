import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** In spite of what was said or because of it, beside other relations. */
export const inSpiteOrBecause = transitionModel({
  id: "in-spite-or-because",
  version: 3,
  relations: ["concession", "cause"],
});
