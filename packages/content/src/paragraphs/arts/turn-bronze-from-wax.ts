import type { Paragraph } from "../paragraph.ts";

export const turnBronzeFromWax: Paragraph = {
  id: "turn-bronze-from-wax",
  version: 2,
  field: "arts",
  source: "Museum catalogs; histories of Indian sculpture",
  text:
    "The sculptors of southern India who served the Chola kings modeled each image in wax and coated it with " +
    "layers of fine clay. Next, they heated the clay so that the wax ran out, leaving a hollow into which " +
    "molten bronze could be poured. Because the mold had to be broken before the image was removed, it could " +
    "be used only once; in other words, no two Chola bronzes came from a single mold.",
  joints: [
    {
      kind: "outcome",
      after: "leaving a hollow into which molten bronze could be poured",
      verbs: ["heated"],
    },
    {
      kind: "second-verb",
      after: "coated it with layers of fine clay",
      verbs: ["modeled", "coated"],
    },
    { kind: "noun-and-phrase", after: "of southern India" },
    { kind: "noun-and-phrase", after: "of fine clay" },
    {
      kind: "dependent-first",
      after: "it could be used only once",
      verbs: ["had to be broken", "could be used"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "modeled",
      base: "model",
      subject: "The sculptors",
      number: "plural",
      tense: "past",
    },
    { kind: "outcome", verb: "leaving", base: "leave", beside: "heated" },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["addition", "purpose", "cause"],
      words: "Next",
      first:
        "The sculptors of southern India who served the Chola kings modeled each image in wax and coated it with layers of fine clay",
      second:
        "they heated the clay so that the wax ran out, leaving a hollow into which molten bronze could be poured",
      why: "The first statement says that the sculptors modeled an image in wax and coated it with clay, and the second says that the sculptors heated the clay until the wax ran out.",
    },
    {
      relation: "restatement",
      also: ["cause", "emphasis", "summary"],
      words: "in other words",
      first:
        "Because the mold had to be broken before the image was removed, it could be used only once",
      second: "no two Chola bronzes came from a single mold",
      why: "The first statement says that each mold had to be broken and could be used only once, and the second says that no two Chola bronzes came from a single mold.",
    },
  ],
};
