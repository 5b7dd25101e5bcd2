import { entryVariant } from "../../../craft/assembly/entry-variant.ts";
import { differenceFromPrediction } from "./difference-from-prediction.ts";

/** The constant of a line of best fit, typed. */
export const differenceFromPredictionEntry = entryVariant(differenceFromPrediction, {
  version: 1,
  levels: ["Hard"],
});
