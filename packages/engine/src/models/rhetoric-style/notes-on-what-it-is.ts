import { synthesisModel } from "../../craft/synthesis/synthesis-model.ts";

/** G19: notes of which one sentence states the kind, office, or name of something; the goal of any of the four sentences may be asked. */
export const notesOnWhatItIs = synthesisModel({
  id: "notes-on-what-it-is",
  version: 3,
  family: "kind",
  tip: "Read the verb of the goal first: to introduce, to explain, and to specify ask for different sentences.",
});
