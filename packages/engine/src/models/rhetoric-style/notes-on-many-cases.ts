import { synthesisModel } from "../../craft/synthesis/synthesis-model.ts";

/** G15, G16: notes of which one sentence states a general statement, alone or with one case of it; the goal of any of the four sentences may be asked. */
export const notesOnManyCases = synthesisModel({
  id: "notes-on-many-cases",
  version: 3,
  family: "generalization",
  tip: "Check whether each choice describes one case or many.",
});
