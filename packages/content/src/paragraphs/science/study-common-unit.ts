import type { Paragraph } from "../paragraph.ts";

export const studyCommonUnit: Paragraph = {
  id: "study-common-unit",
  field: "science",
  source: "Standard histories of biology",
  text:
    "From their separate studies of plants and animals, the German biologists Matthias Schleiden and Theodor " +
    "Schwann concluded in the 1830s that all living things are built from the same basic unit—the cell.",
  joints: [
    {
      kind: "front",
      after:
        "the German biologists Matthias Schleiden and Theodor Schwann concluded in the 1830s that all living things are built from the same basic unit",
      verbs: ["concluded"],
    },
    { kind: "answer", after: "the cell", verbs: ["concluded"] },
    { kind: "title-and-name", after: "Matthias Schleiden" },
    { kind: "noun-and-phrase", after: "of plants and animals" },
    { kind: "preposition-and-object", after: "the same basic unit" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "concluded",
      base: "conclude",
      subject: "the German biologists Matthias Schleiden and Theodor Schwann",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
