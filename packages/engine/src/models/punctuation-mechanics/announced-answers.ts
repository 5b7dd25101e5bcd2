import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B14, B16: a colon brings what a full clause makes the reader wait for. */
export const announcedAnswers = boundaryModel({
  id: "announced-answers",
  topic: "punctuation-mechanics",
  archetypes: ["B14", "B17", "B20", "B24", "B19", "B13"],
  links: ["colon", "semicolon", "none", "comma"],
});
