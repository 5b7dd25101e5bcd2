import type { Paragraph } from "../paragraph.ts";

export const listsOfSeiShonagon: Paragraph = {
  id: "lists-of-sei-shonagon",
  field: "literature",
  source: "Standard histories of Japanese literature; introductions to The Pillow Book",
  text:
    "*The Pillow Book* of Sei Shōnagon, who served at the Japanese court about the year 1000, contains more than " +
    "one hundred lists of things that share a quality, such as elegance or awkwardness. Furthermore, it records " +
    "incidents at the palace, describing the conversation and the dress of the people involved.",
  joints: [
    {
      kind: "inset",
      after: "who served at the Japanese court about the year 1000",
      then: "contains more than one hundred lists of things that share a quality",
      verb: "contains",
    },
    {
      kind: "turning-clauses",
      after: "Furthermore, it records incidents at the palace",
      verbs: ["contains", "records"],
    },
    { kind: "noun-and-phrase", after: "of Sei Shōnagon" },
    {
      kind: "verb-and-complement",
      after: "more than one hundred lists of things that share a quality",
      verb: "contains",
    },
    { kind: "noun-and-phrase", after: "at the palace" },
    { kind: "preposition-and-object", after: "the palace" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "contains",
      base: "contain",
      subject: "*The Pillow Book*",
      number: "singular",
      tense: "present",
    },
    { kind: "outcome", verb: "describing", base: "describe", beside: "records" },
  ],
  turns: [
    {
      relation: "addition",
      words: "Furthermore",
      first:
        "*The Pillow Book* of Sei Shōnagon, who served at the Japanese court about the year 1000, contains more than one hundred lists of things that share a quality, such as elegance or awkwardness",
      second: "it records incidents at the palace",
      why: "The first statement names one kind of matter in the book, lists, and the second adds another kind, incidents.",
    },
  ],
  pronouns: [{ word: "it", at: "it records incidents", antecedent: "The Pillow Book" }],
};
