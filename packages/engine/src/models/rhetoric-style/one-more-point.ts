import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** A further point, a contrast, a result, or an example of what the first statement says. */
export const oneMorePoint = transitionModel({
  id: "one-more-point",
  version: 2,
  relations: ["addition", "contrast", "cause", "example"],
});
