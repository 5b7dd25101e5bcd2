import { synthesisModel } from "../../craft/synthesis/synthesis-model.ts";

/** G10, G20: notes of which one sentence states what a thing led to or what a person achieved; the goal of any of the four sentences may be asked. */
export const notesOnAnAchievement = synthesisModel({
  id: "notes-on-an-achievement",
  version: 3,
  family: "significance",
  tip: "Saying what happened is not the same as saying why it matters: look for the result.",
});
