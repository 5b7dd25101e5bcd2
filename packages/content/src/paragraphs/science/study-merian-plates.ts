import type { Paragraph } from "../paragraph.ts";

export const studyMerianPlates: Paragraph = {
  id: "study-merian-plates",
  version: 3,
  field: "science",
  source:
    "Standard histories of entomology; museum catalogs of botanical and zoological illustration",
  text:
    "European books of the seventeenth century usually depicted insects as isolated specimens. By contrast, " +
    "the plates of *Metamorphosis Insectorum Surinamensium*, a volume that naturalist Maria Sibylla Merian " +
    "published in Amsterdam in 1705 after two years of fieldwork in South America, show each caterpillar " +
    "beside the plant that nourishes it.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "usually depicted insects as isolated specimens",
      verb: "usually depicted",
    },
    { kind: "title-and-name", title: "naturalist", after: "Maria Sibylla Merian" },
    {
      kind: "turning-clauses",
      after:
        "By contrast, the plates of *Metamorphosis Insectorum Surinamensium*, a volume that naturalist Maria " +
        "Sibylla Merian published in Amsterdam in 1705 after two years of fieldwork in South America, show each " +
        "caterpillar beside the plant that nourishes it",
      verbs: ["usually depicted", "show"],
    },
    { kind: "noun-and-phrase", after: "of fieldwork in South America" },
    { kind: "preposition-and-object", after: "isolated specimens" },
    {
      kind: "verb-and-complement",
      after: "each caterpillar beside the plant that nourishes it",
      verb: "show",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "show",
      base: "show",
      subject: "the plates",
      number: "plural",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "nourishes",
      base: "nourish",
      antecedent: "the plant",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession", "sequence"],
      words: "By contrast",
      first:
        "European books of the seventeenth century usually depicted insects as isolated specimens",
      second:
        "the plates of *Metamorphosis Insectorum Surinamensium*, a volume that naturalist Maria Sibylla Merian " +
        "published in Amsterdam in 1705 after two years of fieldwork in South America, show each caterpillar " +
        "beside the plant that nourishes it",
      why: "The first statement says that European books of the seventeenth century usually depicted insects as isolated specimens, whereas the second says that Merian's plates show each caterpillar beside the plant on which the caterpillar feeds.",
    },
  ],
  nouns: [
    {
      at: "caterpillar beside the plant",
      word: "caterpillar",
      forms: ["caterpillar", "caterpillars", "caterpillar's", "caterpillars'"],
      counted: "each",
      role: "predicate",
      why: "With *each*, a single caterpillar is meant, and the words that follow tell beside which plant it is shown.",
    },
  ],
};
