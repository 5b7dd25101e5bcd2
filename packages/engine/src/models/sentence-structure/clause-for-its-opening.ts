import { modifierModel } from "../../craft/modifiers/modifier-model.ts";

/** F28: an opening phrase is given; the noun right after its comma must be what it describes. */
export const clauseForItsOpening = modifierModel({
  id: "clause-for-its-opening",
  version: 6,
  topic: "sentence-structure",
  opening: "An opening phrase must describe the noun that comes right after its comma.",
  hint: "Who or what does the opening phrase describe?",
  strategy:
    "Look only at the first words of each choice: which of them can be what the phrase describes?",
  tip: "Read the opening phrase together with the next noun alone to see whether it describes that noun.",
});
