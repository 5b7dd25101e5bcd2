import { noteModel } from "../../craft/synthesis/note-model.ts";

/** G15, G16, G22, G25, G26: a general claim, its example, a course of events, or a goal in two parts. */
export const notesInSum = noteModel({
  id: "notes-in-sum",
  version: 1,
  goals: ["generalization", "example", "overview", "change", "two-part"],
  tip: "Count what the goal asks for: a choice that does only half of it is wrong, however true it is.",
});
