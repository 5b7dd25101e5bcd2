import type { Paragraph } from "../paragraph.ts";

export const jingdezhenCobalt: Paragraph = {
  id: "jingdezhen-cobalt",
  version: 2,
  field: "arts",
  source: "Standard histories of Chinese porcelain; encyclopedia entries on Jingdezhen",
  text:
    "The blue-and-white wares that potters in the Chinese city of Jingdezhen produced in the " +
    "fourteenth century combined materials of different origins. The clay for the white body " +
    "was dug in nearby hills; the cobalt for the blue decoration, on the other hand, was " +
    "imported largely from Iran.",
  joints: [
    {
      kind: "essential",
      after: "that potters in the Chinese city of Jingdezhen produced in the fourteenth century",
      next: "combined materials of different origins",
      verb: "combined",
    },
    {
      kind: "turning-clauses",
      after:
        "the cobalt for the blue decoration, on the other hand, was imported largely from Iran",
      verbs: ["was dug", "was imported"],
    },
    { kind: "preposition-and-object", after: "the white body" },
    { kind: "verb-and-complement", after: "materials of different origins", verb: "combined" },
    { kind: "noun-and-phrase", after: "of different origins" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "combined",
      base: "combine",
      subject: "The blue-and-white wares",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "contrast",
      words: "on the other hand",
      first: "The clay for the white body was dug in nearby hills",
      second: "the cobalt for the blue decoration was imported largely from Iran",
      why: "The first statement says that the clay for the white body was dug in nearby hills, whereas the second says that the cobalt for the blue decoration was imported largely from Iran.",
    },
  ],
};
