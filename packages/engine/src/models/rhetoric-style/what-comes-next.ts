import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** Four relations, a sequence among them. */
export const whatComesNext = transitionModel({
  id: "what-comes-next",
  version: 5,
  levels: ["Easy"],
  relations: ["sequence"],
});
