import { synthesisModel } from "../../craft/synthesis/synthesis-model.ts";

/** G12: notes of which one sentence states a difficulty or a drawback; the goal of any of the four sentences may be asked. */
export const notesOnADrawback = synthesisModel({
  id: "notes-on-a-drawback",
  version: 3,
  family: "drawback",
  tip: "A sentence may be true, clear, and about the right thing and still not do what the goal asks.",
});
