import type { Paragraph } from "../paragraph.ts";

export const onionGenome: Paragraph = {
  id: "onion-genome",
  version: 2,
  field: "science",
  source: "Textbooks on genetics; reference works on genome size",
  text:
    "The size of an organism's genome bears little relation to the number of its parts or the complexity of " +
    "its behavior. Indeed, the genome of the common onion contains about five times as much DNA as the human " +
    "genome does.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Indeed, the genome of the common onion contains about five times as much DNA as the human genome does",
      verbs: ["bears", "contains"],
    },
    {
      kind: "subject-and-verb",
      after: "bears little relation to the number of its parts or the complexity of its behavior",
      verb: "bears",
    },
    { kind: "noun-and-phrase", after: "of its behavior" },
    {
      kind: "verb-and-complement",
      after: "little relation to the number of its parts",
      verb: "bears",
    },
    {
      kind: "preposition-and-object",
      after: "the number of its parts or the complexity of its behavior",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "bears",
      base: "bear",
      subject: "The size",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "contains",
      base: "contain",
      subject: "the genome",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["example", "addition"],
      words: "Indeed",
      first:
        "The size of an organism's genome bears little relation to the number of its parts or the complexity of its behavior",
      second:
        "the genome of the common onion contains about five times as much DNA as the human genome does",
      why: "The first statement says that the size of a genome bears little relation to the complexity of the organism, and the second says that the genome of the onion contains about five times as much DNA as the human genome.",
    },
  ],
  pronouns: [
    { word: "its", at: "its parts or the complexity", antecedent: "an organism" },
    { word: "its", at: "its behavior", antecedent: "an organism" },
  ],
};
