import { synthesisModel } from "../../craft/synthesis/synthesis-model.ts";

/** G11: notes of which one sentence states an advantage of one thing over another; the goal of any of the four sentences may be asked. */
export const notesOnAnAdvantage = synthesisModel({
  id: "notes-on-an-advantage",
  version: 3,
  family: "advantage",
  tip: "Turn the goal into a question; the right choice is the one that answers it.",
});
