import type { Paragraph } from "../paragraph.ts";

export const typeCastInBronze: Paragraph = {
  id: "type-cast-in-bronze",
  field: "technology",
  source: "Histories of printing in Korea",
  text:
    "The oldest surviving book printed with movable metal type is the *Jikji*, a collection of Buddhist teachings " +
    "produced in 1377 at Heungdeok Temple in Korea. Only the second of its two volumes is known to exist today.",
  joints: [
    {
      kind: "clauses",
      after: "Only the second of its two volumes is known to exist today",
      verbs: ["is", "is"],
    },
    { kind: "subject-and-verb", after: "is the *Jikji*", verb: "is" },
    { kind: "subject-and-verb", after: "is known to exist today", verb: "is" },
    {
      kind: "noun-and-phrase",
      after: "of Buddhist teachings produced in 1377 at Heungdeok Temple in Korea",
    },
    { kind: "preposition-and-object", after: "its two volumes" },
    { kind: "preposition-and-object", after: "movable metal type" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "is known",
      base: "know",
      subject: "the second",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its two volumes", antecedent: "a collection" }],
};
