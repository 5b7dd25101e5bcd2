import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B13, B19: an interruption is closed by the mark that opened it; without one no mark is needed. */
export const pairedMarks = boundaryModel({
  id: "paired-marks",
  topic: "punctuation-mechanics",
  archetypes: ["B13", "B19"],
  levels: ["Easy", "Medium"],
  links: ["comma", "dash", "closing parenthesis", "none"],
});
