import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** A contrast or a likeness, beside other relations. */
export const likenessContrastOrResult = transitionModel({
  id: "likeness-contrast-or-result",
  version: 3,
  relations: ["contrast", "similarity"],
});
