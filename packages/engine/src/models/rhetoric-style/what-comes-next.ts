import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** What came later, beside other relations. */
export const whatComesNext = transitionModel({
  id: "what-comes-next",
  version: 4,
  relations: ["sequence"],
});
