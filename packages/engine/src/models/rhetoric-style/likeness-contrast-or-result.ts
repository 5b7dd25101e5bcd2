import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** Four relations, a contrast or a likeness among them; which of the four is asked tells nothing. */
export const likenessContrastOrResult = transitionModel({
  id: "likeness-contrast-or-result",
  version: 4,
  relations: ["contrast", "similarity"],
});
