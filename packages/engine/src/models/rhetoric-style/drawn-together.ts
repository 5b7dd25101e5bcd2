import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** A summary, a contrast, a likeness, or a later event of what the first statement says. */
export const drawnTogether = transitionModel({
  id: "drawn-together",
  version: 2,
  relations: ["summary", "contrast", "similarity", "sequence"],
});
