import type { Paragraph } from "../paragraph.ts";

export const dutiesOfTheGriot: Paragraph = {
  id: "duties-of-the-griot",
  field: "literature",
  source: "Standard histories of West Africa; introductions to the Epic of Sundiata",
  text:
    "The *Epic of Sundiata*, which recounts the rise of the Mali Empire in the thirteenth century, has been " +
    "handed down by the performers known as griots. A griot in the household of a ruler traditionally holds " +
    "several offices: keeper of genealogies, singer of praises, and adviser.",
  joints: [
    {
      kind: "inset",
      after: "which recounts the rise of the Mali Empire in the thirteenth century",
      next: "has been handed down by the performers known as griots",
      verb: "has been handed",
    },
    {
      kind: "list",
      after: "keeper of genealogies, singer of praises, and adviser",
      verbs: ["holds"],
    },
    { kind: "items", items: ["keeper of genealogies", "singer of praises", "adviser"] },
    {
      kind: "subject-and-verb",
      after: "traditionally holds several offices",
      verb: "traditionally holds",
    },
    { kind: "noun-and-phrase", after: "in the household of a ruler" },
    { kind: "preposition-and-object", after: "the performers known as griots" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "holds",
      base: "hold",
      subject: "A griot",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
