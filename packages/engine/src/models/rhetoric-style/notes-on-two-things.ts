import { synthesisModel } from "../../craft/synthesis/synthesis-model.ts";

/** G01, G02, G14, G24: notes of which one sentence likens, contrasts, or links two things; the goal of any may be asked. */
export const notesOnTwoThings = synthesisModel({
  id: "notes-on-two-things",
  version: 1,
  family: "relation",
  levels: ["Medium", "Hard"],
  tip: "Two things in one sentence are not yet compared: look for the word that says how they stand to each other.",
});
