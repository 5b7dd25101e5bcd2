import type { Paragraph } from "../paragraph.ts";

export const jingdezhenCobalt: Paragraph = {
  id: "jingdezhen-cobalt",
  field: "arts",
  source: "Standard histories of Chinese porcelain; encyclopedia entries on Jingdezhen",
  text:
    "The blue-and-white wares that potters in the Chinese city of Jingdezhen produced in the " +
    "fourteenth century joined materials of distant origin. The clay for the white body was " +
    "dug in nearby hills; the cobalt for the blue decoration, on the other hand, was imported " +
    "largely from Iran.",
  joints: [
    {
      kind: "essential",
      after: "that potters in the Chinese city of Jingdezhen produced in the fourteenth century",
      then: "joined materials of distant origin",
      verb: "joined",
    },
    {
      kind: "turning-clauses",
      after:
        "the cobalt for the blue decoration, on the other hand, was imported largely from Iran",
      verbs: ["was dug", "was imported"],
    },
    { kind: "preposition-and-object", after: "the white body" },
    { kind: "verb-and-complement", after: "materials of distant origin", verb: "joined" },
    { kind: "noun-and-phrase", after: "of distant origin" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "joined",
      base: "join",
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
      why: "The first statement says that one material was local, and the second sets against it that the other came from far away.",
    },
  ],
};
