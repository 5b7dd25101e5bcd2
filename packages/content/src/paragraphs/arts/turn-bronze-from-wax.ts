import type { Paragraph } from "../paragraph.ts";

export const turnBronzeFromWax: Paragraph = {
  id: "turn-bronze-from-wax",
  field: "arts",
  source: "Museum catalogs; histories of Indian sculpture",
  text:
    "The sculptors of southern India who served the Chola kings modeled each image in wax and coated it with " +
    "layers of fine clay. Next, they heated the clay so that the wax ran out, leaving a hollow into which " +
    "molten bronze could be poured. The mold had to be broken before the image was removed; no two Chola " +
    "bronzes, in other words, came from a single mold.",
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
      kind: "restrictive-last",
      after: "before the image was removed",
      verbs: ["had to be broken", "was removed"],
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
      why: "The first statement describes one stage of the work, the shaping of wax and clay, and the second describes the stage that came after it.",
    },
    {
      relation: "restatement",
      also: ["cause", "emphasis", "summary"],
      words: "in other words",
      first: "The mold had to be broken before the image was removed",
      second: "no two Chola bronzes came from a single mold",
      why: "The first statement tells what became of a mold, and the second says what this means for the bronzes as a group.",
    },
  ],
};
