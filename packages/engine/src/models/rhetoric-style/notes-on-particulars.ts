import { noteModel } from "../../craft/synthesis/note-model.ts";

/** G17–G20: where, when, of what kind, or who did what. */
export const notesOnParticulars = noteModel({
  id: "notes-on-particulars",
  version: 1,
  goals: ["place", "time", "category", "achievement"],
  tip: "Turn the goal into a question that begins with who, what, where, or when, and see which choice answers it.",
});
