import type { Paragraph } from "../paragraph.ts";

export const seahorsePouch: Paragraph = {
  id: "seahorse-pouch",
  field: "science",
  source: "Reference works on fishes; textbooks on marine biology",
  text:
    "The eggs of the seahorse, which a female of a large species may produce by the hundreds, develop in an unusual place: a " +
    "pouch on the belly of the male.",
  joints: [
    { kind: "answer", after: "a pouch on the belly of the male", verbs: ["develop"] },
    {
      kind: "inset",
      after: "which a female of a large species may produce by the hundreds",
      next: "develop in an unusual place",
      verb: "develop",
    },
    { kind: "noun-and-phrase", after: "of the seahorse" },
    { kind: "preposition-and-object", after: "an unusual place" },
    { kind: "verb-and-complement", after: "in an unusual place", verb: "develop" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "develop",
      base: "develop",
      subject: "The eggs",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
};
