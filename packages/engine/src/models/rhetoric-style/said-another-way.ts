import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** A restatement, a concession, a likeness, or the means to an aim. */
export const saidAnotherWay = transitionModel({
  id: "said-another-way",
  version: 3,
  relations: ["restatement", "concession", "similarity", "purpose"],
});
