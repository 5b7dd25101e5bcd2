import type { Paragraph } from "../paragraph.ts";

export const silverswordAlliance: Paragraph = {
  id: "silversword-alliance",
  version: 3,
  field: "science",
  source: "Textbooks on evolutionary biology; reference works on the plants of Hawaii",
  text:
    "The silverswords of Hawaii and their close relatives, some thirty species in all, descend from a single " +
    "plant that reached the islands from North America about five million years ago. Their forms have become " +
    "remarkably diverse; for example, the silversword of the volcano Haleakalā grows as a dense rosette of silver " +
    "leaves, whereas one of its relatives climbs forest trees as a vine.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "for example, the silversword of the volcano Haleakalā grows as a dense rosette of silver leaves",
      verbs: ["have become", "grows"],
    },
    {
      kind: "inset",
      after: "some thirty species in all",
      next: "descend from a single plant that reached the islands from North America about five million years ago",
      verb: "descend",
    },
    {
      kind: "clauses",
      after: "Their forms have become remarkably diverse",
      verbs: ["descend", "have become"],
    },
    { kind: "noun-and-phrase", after: "of silver leaves" },
    { kind: "preposition-and-object", after: "a single plant that reached the islands" },
    { kind: "subject-and-verb", after: "have become remarkably diverse", verb: "have become" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "descend",
      base: "descend",
      subject: "The silverswords of Hawaii and their close relatives",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "grows",
      base: "grow",
      subject: "the silversword",
      number: "singular",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "reached",
      base: "reach",
      antecedent: "a single plant",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["emphasis"],
      words: "for example",
      first: "Their forms have become remarkably diverse",
      second:
        "the silversword of the volcano Haleakalā grows as a dense rosette of silver leaves, whereas one of its " +
        "relatives climbs forest trees as a vine",
      why: "The first statement says that the forms of the silverswords and their relatives have become remarkably diverse, and the second says that a silversword grows as a dense rosette and that a related plant climbs trees as a vine.",
    },
  ],
  pronouns: [{ word: "their", at: "their close relatives", antecedent: "The silverswords" }],
  nouns: [
    {
      at: "silverswords of Hawaii",
      word: "silverswords",
      forms: ["silversword", "silverswords", "silversword's", "silverswords'"],
      counted: "their close relatives",
      role: "predicate",
      why: "*Their* shows that several silverswords are meant, and the words that follow tell where they grow.",
    },
  ],
};
