import { synthesisModel } from "../../craft/synthesis/synthesis-model.ts";

/** G14: notes of which one sentence states the cause of something; the goal of any of the four sentences may be asked. */
export const notesOnACause = synthesisModel({
  id: "notes-on-a-cause",
  version: 1,
  family: "cause",
  tip: "Do not look for what is true: all four choices are, and only one does what the student wants.",
});
