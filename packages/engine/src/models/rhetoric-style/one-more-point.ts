import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** Four relations, an addition, an emphasis, or an example among them. */
export const oneMorePoint = transitionModel({
  id: "one-more-point",
  version: 4,
  relations: ["addition", "emphasis", "example"],
});
