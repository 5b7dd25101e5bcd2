import { noteModel } from "../../craft/synthesis/note-model.ts";

/** G06–G09, G21: a study and its findings, its method, aim, finding, or scope. */
export const notesOnResearch = noteModel({
  id: "notes-on-research",
  version: 1,
  goals: ["study-and-finding", "method", "aim", "finding", "scope"],
  tip: "Distinguish the parts of a study: what was asked, what was done, with how many, and what was found.",
});
