import type { Paragraph } from "../paragraph.ts";

export const franklinTobaccoVirus: Paragraph = {
  id: "franklin-tobacco-virus",
  version: 2,
  field: "science",
  source: "Histories of molecular biology; textbooks on virology",
  text:
    "In the 1950s, English chemist Rosalind Franklin investigated the structure of the tobacco mosaic virus, " +
    "a rod that consists of RNA and of protein units arranged in a helix around a hollow core. The RNA does " +
    "not lie within the core, as some biologists had supposed. Instead, it is embedded in the protein that " +
    "surrounds the core.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Instead, it is embedded in the protein that surrounds the core",
      verbs: ["does", "is"],
    },
    { kind: "title-and-name", title: "English chemist", after: "Rosalind Franklin" },
    {
      kind: "verb-and-complement",
      after: "the structure of the tobacco mosaic virus",
      verb: "investigated",
    },
    { kind: "noun-and-phrase", after: "of the tobacco mosaic virus" },
    { kind: "preposition-and-object", after: "a hollow core" },
    {
      kind: "clauses",
      after: "The RNA does not lie within the core, as some biologists had supposed",
      verbs: ["investigated", "does"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "investigated",
      base: "investigate",
      subject: "English chemist Rosalind Franklin",
      number: "singular",
      tense: "past",
      time: "In the 1950s",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["emphasis"],
      words: "Instead",
      first: "The RNA does not lie within the core, as some biologists had supposed",
      second: "it is embedded in the protein that surrounds the core",
      why: "The first statement says that the RNA of the virus does not lie within the core, and the second says that the RNA is embedded in the protein that surrounds the core.",
    },
  ],
  pronouns: [{ word: "it", at: "it is embedded in", antecedent: "The RNA" }],
};
