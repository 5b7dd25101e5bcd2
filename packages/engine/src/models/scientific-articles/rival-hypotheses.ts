import { rivalModel } from "../../craft/studies/rival-model.ts";

/** Which finding speaks for, or against, one of two explanations of something in nature. */
export const rivalHypotheses = rivalModel({
  id: "rival-hypotheses",
  version: 2,
  topic: "scientific-articles",
});
