import { noteModel } from "../../craft/synthesis/note-model.ts";

/** G01–G03, G24: what two things or views share, or how they differ. */
export const notesCompared = noteModel({
  id: "notes-compared",
  version: 1,
  goals: ["similarity", "difference", "figures", "theories"],
  tip: "For a comparison, look for a choice that speaks of both sides and says the same kind of thing about each.",
});
