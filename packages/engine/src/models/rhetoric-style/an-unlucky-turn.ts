import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** A misfortune, a likeness, an example, or the means to an aim. */
export const anUnluckyTurn = transitionModel({
  id: "an-unlucky-turn",
  version: 3,
  relations: ["evaluation", "similarity", "example", "purpose"],
});
