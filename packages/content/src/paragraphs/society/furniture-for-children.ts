import type { Paragraph } from "../paragraph.ts";

export const furnitureForChildren: Paragraph = {
  id: "furniture-for-children",
  version: 2,
  field: "society",
  source: "Encyclopedias of education; histories of early childhood education",
  text:
    "When Italian physician Maria Montessori opened a school for young children in a Roman tenement in 1907, " +
    "she replaced the heavy benches then common in classrooms with light tables and chairs that a child could " +
    "carry, reasoning that pupils who move freely learn to govern themselves.",
  joints: [
    {
      kind: "dependent-first",
      after:
        "she replaced the heavy benches then common in classrooms with light tables and chairs that a child could carry",
      verbs: ["opened", "replaced"],
    },
    { kind: "preposition-and-object", after: "a Roman tenement in 1907" },
    { kind: "noun-and-phrase", after: "for young children in a Roman tenement in 1907" },
    {
      kind: "verb-and-complement",
      after: "a school for young children in a Roman tenement in 1907",
      verb: "opened",
    },
    {
      kind: "verb-and-complement",
      after:
        "the heavy benches then common in classrooms with light tables and chairs that a child could carry",
      verb: "replaced",
    },
    { kind: "title-and-name", title: "Italian physician", after: "Maria Montessori" },
  ],
  verbs: [
    { kind: "outcome", verb: "reasoning", base: "reason", beside: "replaced" },
    {
      kind: "finite",
      verb: "replaced",
      base: "replace",
      subject: "she",
      number: "singular",
      tense: "past",
    },
    { kind: "relative", verb: "move", base: "move", antecedent: "pupils", number: "plural" },
  ],
  turns: [],
};
