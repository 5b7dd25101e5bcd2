import { synthesisModel } from "../../craft/synthesis/synthesis-model.ts";

/** G22, G25, G26: notes of which one sentence states a change, a history, or a time with its purpose; the goal of any of the four sentences may be asked. */
export const notesOnAChange = synthesisModel({
  id: "notes-on-a-change",
  version: 3,
  family: "change",
  tip: "When a goal has two parts, a choice that serves one of them is still wrong.",
});
