import { noteModel } from "../../craft/synthesis/note-model.ts";

/** G04, G05: an introduction for those who do not know the subject, or for those who do. */
export const notesForAnAudience = noteModel({
  id: "notes-for-an-audience",
  version: 1,
  goals: ["newcomers", "insiders"],
  tip: "Ask what the audience knows already: newcomers must be told what a thing is, and others need not be.",
});
