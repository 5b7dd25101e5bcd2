import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** A misfortune, a likeness, an example, or a later event. */
export const anUnluckyTurn = transitionModel({
  id: "an-unlucky-turn",
  version: 1,
  relations: ["evaluation", "similarity", "example", "sequence"],
});
