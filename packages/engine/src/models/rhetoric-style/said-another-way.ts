import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** Four relations, a restatement or a summary among them. */
export const saidAnotherWay = transitionModel({
  id: "said-another-way",
  version: 5,
  levels: ["Medium", "Hard"],
  relations: ["restatement", "summary"],
});
