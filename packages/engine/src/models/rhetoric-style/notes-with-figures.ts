import { synthesisModel } from "../../craft/synthesis/synthesis-model.ts";

/** G03: notes of which one sentence states two figures set side by side; the goal of any of the four sentences may be asked. */
export const notesWithFigures = synthesisModel({
  id: "notes-with-figures",
  version: 3,
  family: "figures",
  tip: "When a goal compares, look for a choice that has both sides of the comparison.",
});
