import type { Paragraph } from "../paragraph.ts";

export const patolaDoubleIkat: Paragraph = {
  id: "patola-double-ikat",
  field: "arts",
  source: "Standard works on Indian textiles; museum guides to ikat",
  text:
    "Because both the warp and the weft of *patola*, a silk cloth made in Patan, India, are " +
    "dyed before the weaving begins, the position of every color must be calculated in " +
    "advance. A slight error in the dyeing of the threads is visible in the finished cloth: " +
    "the edges of the pattern fail to meet.",
  joints: [
    {
      kind: "dependent-first",
      after: "the position of every color must be calculated in advance",
      verbs: ["are dyed", "must be calculated"],
    },
    { kind: "explanation", after: "the edges of the pattern fail to meet", verbs: ["is", "fail"] },
    { kind: "subject-and-verb", after: "is visible in the finished cloth", verb: "is" },
    { kind: "preposition-and-object", after: "the finished cloth" },
    { kind: "noun-and-phrase", after: "of every color" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "is",
      base: "be",
      subject: "A slight error",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "fail",
      base: "fail",
      subject: "the edges",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
};
