import type { Paragraph } from "../paragraph.ts";

export const margulisMitochondria: Paragraph = {
  id: "margulis-mitochondria",
  version: 2,
  field: "science",
  source: "Textbooks on cell biology; standard histories of biology",
  text:
    "In a paper published in 1967, biologist Lynn Margulis argued that mitochondria, which release energy " +
    "within cells, descend from bacteria that once lived independently. Many of her colleagues rejected the " +
    "hypothesis at first. Today, the DNA of mitochondria, a ring of the kind found in bacteria, provides some " +
    "of the strongest evidence in its favor.",
  joints: [
    {
      kind: "clauses",
      after:
        "Today, the DNA of mitochondria, a ring of the kind found in bacteria, provides some of the strongest evidence in its favor",
      verbs: ["rejected", "provides"],
    },
    {
      kind: "front",
      after:
        "biologist Lynn Margulis argued that mitochondria, which release energy within cells, descend from " +
        "bacteria that once lived independently",
      verbs: ["argued"],
    },
    {
      kind: "verb-and-complement",
      after: "that mitochondria, which release energy within cells, descend from bacteria",
      verb: "argued",
    },
    { kind: "subject-and-verb", after: "rejected the hypothesis at first", verb: "rejected" },
    { kind: "title-and-name", title: "biologist", after: "Lynn Margulis" },
    { kind: "noun-and-phrase", after: "of her colleagues" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "argued",
      base: "argue",
      subject: "biologist Lynn Margulis",
      number: "singular",
      tense: "past",
      time: "In a paper published in 1967",
    },
    {
      kind: "finite",
      verb: "provides",
      base: "provide",
      subject: "the DNA",
      number: "singular",
      tense: "present",
      time: "Today",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its favor", antecedent: "the hypothesis" }],
};
