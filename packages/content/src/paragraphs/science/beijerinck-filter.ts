import type { Paragraph } from "../paragraph.ts";

export const beijerinckFilter: Paragraph = {
  id: "beijerinck-filter",
  version: 2,
  field: "science",
  source: "Histories of microbiology; textbooks on viruses",
  text:
    "Dmitri Ivanovsky, a Russian botanist, found in 1892 that the sap of diseased tobacco plants remained " +
    "infectious after passing through a filter that stops bacteria. Ivanovsky suspected that an unusually " +
    "small bacterium or its toxin was the cause; by contrast, Dutch microbiologist Martinus Beijerinck, who " +
    "obtained the same result, proposed an agent of another kind: the virus.",
  joints: [
    {
      kind: "inset",
      after: "a Russian botanist",
      next: "found in 1892 that the sap of diseased tobacco plants remained infectious",
      verb: "found",
    },
    {
      kind: "turning-clauses",
      after:
        "by contrast, Dutch microbiologist Martinus Beijerinck, who obtained the same result, proposed an agent " +
        "of another kind",
      verbs: ["suspected", "proposed"],
    },
    { kind: "title-and-name", title: "Dutch microbiologist", after: "Martinus Beijerinck" },
    { kind: "noun-and-phrase", after: "of diseased tobacco plants" },
    {
      kind: "clauses",
      after: "Ivanovsky suspected that an unusually small bacterium or its toxin was the cause",
      verbs: ["found", "suspected"],
    },
    { kind: "preposition-and-object", after: "a filter that stops bacteria" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "found",
      base: "find",
      subject: "Dmitri Ivanovsky",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "remained",
      base: "remain",
      subject: "the sap",
      number: "singular",
      tense: "past",
    },
    {
      kind: "relative",
      verb: "obtained",
      base: "obtain",
      antecedent: "Dutch microbiologist Martinus Beijerinck",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession", "sequence"],
      words: "by contrast",
      first: "Ivanovsky suspected that an unusually small bacterium or its toxin was the cause",
      second:
        "Dutch microbiologist Martinus Beijerinck, who obtained the same result, proposed an agent of another " +
        "kind: the virus",
      why: "The first statement says that Ivanovsky suspected that a small bacterium or its toxin caused the disease, whereas the second says that Beijerinck attributed the disease to a new kind of agent, the virus.",
    },
  ],
  pronouns: [{ word: "its", at: "its toxin was the", antecedent: "an unusually small bacterium" }],
};
