import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** The means to an aim, a contrast, a likeness, or an example of what the first statement says. */
export const aimAndMeans = transitionModel({
  id: "aim-and-means",
  version: 2,
  relations: ["purpose", "contrast", "similarity", "example"],
});
