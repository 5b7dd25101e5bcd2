import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** A restatement, a concession, a further point, or the means to an aim. */
export const saidAnotherWay = transitionModel({
  id: "said-another-way",
  version: 1,
  relations: ["restatement", "concession", "addition", "purpose"],
});
