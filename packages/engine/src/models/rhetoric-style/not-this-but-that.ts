import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** A replacement, a result, an example, or a likeness of what the first statement says. */
export const notThisButThat = transitionModel({
  id: "not-this-but-that",
  version: 2,
  relations: ["replacement", "cause", "example", "similarity"],
});
