import { synthesisModel } from "../../craft/synthesis/synthesis-model.ts";

/** G01, G02, G24: notes of which one sentence states how two things are alike, differ, or are explained in two ways; the goal of any of the four sentences may be asked. */
export const notesOnTwoThings = synthesisModel({
  id: "notes-on-two-things",
  version: 1,
  family: "pair",
  tip: "Underline the names in the goal; a choice that leaves one of them out cannot compare them.",
});
