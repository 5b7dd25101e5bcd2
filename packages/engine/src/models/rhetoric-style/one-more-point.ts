import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** One more point, a stronger one, or a case of it, beside other relations. */
export const oneMorePoint = transitionModel({
  id: "one-more-point",
  version: 3,
  relations: ["addition", "emphasis", "example"],
});
