import { noteModel } from "../../craft/synthesis/note-model.ts";

/** G10–G14, G23: why something matters, is so, or works, and what speaks for or against it. */
export const notesThatExplain = noteModel({
  id: "notes-that-explain",
  version: 1,
  goals: ["significance", "advantage", "difficulty", "mechanism", "reason", "rebuttal"],
  tip: "Turn the goal into a question that begins with why or how, and see which choice answers it.",
});
