import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** A later event, a contrast, an example, or a likeness of what the first statement says. */
export const whatComesNext = transitionModel({
  id: "what-comes-next",
  version: 3,
  relations: ["sequence", "contrast", "example", "similarity"],
});
