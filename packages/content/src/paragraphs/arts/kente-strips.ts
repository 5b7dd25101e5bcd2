import type { Paragraph } from "../paragraph.ts";

export const kenteStrips: Paragraph = {
  id: "kente-strips",
  version: 3,
  field: "arts",
  source: "Standard works on West African textiles; museum guides",
  text:
    "Weavers of kente, a textile of the Asante and Ewe peoples of West Africa, work on narrow looms. A large " +
    "cloth is never woven in one piece. Instead, strips only a few inches wide are sewn edge to edge, so the " +
    "makers must calculate in advance how the strips' colored blocks will align.",
  joints: [
    {
      kind: "inset",
      after: "a textile of the Asante and Ewe peoples of West Africa",
      next: "work on narrow looms",
      verb: "work",
    },
    {
      kind: "turning-clauses",
      after: "Instead, strips only a few inches wide are sewn edge to edge",
      verbs: ["is never woven", "are sewn"],
    },
    { kind: "preposition-and-object", after: "narrow looms" },
    { kind: "subject-and-verb", after: "is never woven in one piece", verb: "is never woven" },
    { kind: "noun-and-phrase", after: "of the Asante and Ewe peoples of West Africa" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "work",
      base: "work",
      subject: "Weavers",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "are sewn",
      base: "sew",
      subject: "strips",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["cause", "contrast", "restatement"],
      words: "Instead",
      first: "A large cloth is never woven in one piece",
      second: "strips only a few inches wide are sewn edge to edge",
      why: "The first statement says that a large kente cloth is never woven in one piece, and the second says that narrow strips are sewn edge to edge to make a large cloth.",
    },
  ],
  nouns: [
    {
      at: "strips' colored blocks",
      word: "strips'",
      forms: ["strip", "strips", "strip's", "strips'"],
      counted: "are",
      role: "owned",
      why: "A cloth is sewn together from several strips, and the blocks are parts of them.",
    },
  ],
};
