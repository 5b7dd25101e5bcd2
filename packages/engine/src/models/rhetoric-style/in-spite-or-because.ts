import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** A concession, a result, an example, or a likeness of what the first statement says. */
export const inSpiteOrBecause = transitionModel({
  id: "in-spite-or-because",
  version: 2,
  relations: ["concession", "cause", "example", "similarity"],
});
