import { synthesisModel } from "../../craft/synthesis/synthesis-model.ts";

/** G01, G02, G14, G24: notes of which one sentence likens, contrasts, or links two things; the goal of any may be asked. */
export const notesOnTwoThings = synthesisModel({
  id: "notes-on-two-things",
  version: 3,
  family: "relation",
  levels: ["Medium", "Hard"],
  tip: "Naming two things does not compare them: look for words that show how they are related.",
});
