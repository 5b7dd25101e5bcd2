import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** A contrast, a result, an example, or a likeness of what the first statement says. */
export const likenessContrastOrResult = transitionModel({
  id: "likeness-contrast-or-result",
  version: 2,
  relations: ["contrast", "cause", "example", "similarity"],
});
