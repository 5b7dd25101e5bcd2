import { synthesisModel } from "../../craft/synthesis/synthesis-model.ts";

/** G06-G09, G21: notes of which one sentence states the aim, method, scope, or result of a study; the goal of any of the four sentences may be asked. */
export const notesOnAStudy = synthesisModel({
  id: "notes-on-a-study",
  version: 3,
  family: "study",
  levels: ["Medium", "Hard"],
  tip: "Distinguish the parts of a study: what was asked, what was done, and what was found.",
});
