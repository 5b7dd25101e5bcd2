import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** The same in other words or in few, beside other relations. */
export const saidAnotherWay = transitionModel({
  id: "said-another-way",
  version: 4,
  relations: ["restatement", "summary"],
});
