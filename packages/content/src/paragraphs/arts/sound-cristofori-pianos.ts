import type { Paragraph } from "../paragraph.ts";

export const soundCristoforiPianos: Paragraph = {
  id: "sound-cristofori-pianos",
  version: 2,
  field: "arts",
  source: "Encyclopedias of musical instruments; museum catalogs",
  text:
    "By 1700, Bartolomeo Cristofori, the keeper of instruments at the Medici court in Florence, had completed " +
    "the first known piano. Its strings were struck with hammers rather than plucked in the manner of a " +
    "harpsichord. Thus, a player could vary the loudness of a note by touch. Three of his pianos, which date " +
    "from the 1720s, have survived to the present.",
  joints: [
    {
      kind: "inset",
      after: "the keeper of instruments at the Medici court in Florence",
      next: "had completed the first known piano",
      verb: "had completed",
      front: "By 1700",
    },
    {
      kind: "inset",
      after: "which date from the 1720s",
      next: "have survived to the present",
      verb: "have survived",
    },
    {
      kind: "turning-clauses",
      after: "Thus, a player could vary the loudness of a note by touch",
      verbs: ["were struck", "could vary"],
    },
    { kind: "noun-and-phrase", after: "at the Medici court in Florence" },
    { kind: "noun-and-phrase", after: "of a note" },
    { kind: "noun-and-phrase", after: "of a harpsichord" },
    {
      kind: "subject-and-verb",
      after: "were struck with hammers rather than plucked in the manner of a harpsichord",
      verb: "were struck",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had completed",
      base: "complete",
      subject: "Bartolomeo Cristofori",
      number: "singular",
      tense: "past-perfect",
      time: "By 1700",
    },
    {
      kind: "finite",
      verb: "have survived",
      base: "survive",
      subject: "Three of his pianos",
      number: "plural",
      tense: "perfect",
    },
  ],
  turns: [
    {
      relation: "cause",
      words: "Thus",
      first:
        "Its strings were struck with hammers rather than plucked in the manner of a harpsichord",
      second: "a player could vary the loudness of a note by touch",
      why: "The first statement says that the strings of the first piano were struck with hammers rather than plucked, and the second says that a player of the first piano could vary the loudness of a note by touch.",
    },
  ],
};
