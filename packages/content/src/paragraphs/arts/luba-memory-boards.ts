import type { Paragraph } from "../paragraph.ts";

export const lubaMemoryBoards: Paragraph = {
  id: "luba-memory-boards",
  field: "arts",
  source: "Standard works on African art; museum guides to Luba memory boards",
  text:
    "Court historians of the Luba kingdom in central Africa recited genealogies and migrations " +
    "with the aid of a *lukasa*, a wooden board whose surface held markers of several kinds: " +
    "glass beads, shells, and metal pins.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "recited genealogies and migrations with the aid of a *lukasa*",
      verb: "recited",
    },
    { kind: "list", after: "glass beads, shells, and metal pins", verbs: ["recited"] },
    { kind: "verb-and-complement", after: "markers of several kinds", verb: "held" },
    { kind: "preposition-and-object", after: "central Africa" },
    { kind: "preposition-and-object", after: "several kinds" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "recited",
      base: "recite",
      subject: "Court historians",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
