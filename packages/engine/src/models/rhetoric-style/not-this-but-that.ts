import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** One thing in the place of another, beside other relations. */
export const notThisButThat = transitionModel({
  id: "not-this-but-that",
  version: 3,
  relations: ["replacement", "alternative"],
});
