import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** Another choice, a result, an example, or a concession of what the first statement says. */
export const anotherChoice = transitionModel({
  id: "another-choice",
  version: 2,
  relations: ["alternative", "cause", "example", "concession"],
});
