import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** Four relations, a replacement or an alternative among them. */
export const notThisButThat = transitionModel({
  id: "not-this-but-that",
  version: 4,
  relations: ["replacement", "alternative"],
});
