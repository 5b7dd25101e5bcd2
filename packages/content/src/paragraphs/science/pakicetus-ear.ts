import type { Paragraph } from "../paragraph.ts";

export const pakicetusEar: Paragraph = {
  id: "pakicetus-ear",
  version: 2,
  field: "science",
  source: "Textbooks on vertebrate paleontology; reference works on whales",
  text:
    "*Pakicetus*, an animal known from fossils about fifty million years old, walked on four legs along the " +
    "streams of what is now Pakistan. When American paleontologist Philip Gingerich studied its skull in the " +
    "early 1980s, he recognized it as a relative of the whales. His conclusion rested largely on one feature: " +
    "the dense bone that encloses the middle ear.",
  joints: [
    {
      kind: "dependent-first",
      after: "he recognized it as a relative of the whales",
      verbs: ["studied", "recognized"],
    },
    {
      kind: "inset",
      after: "an animal known from fossils about fifty million years old",
      next: "walked on four legs along the streams of what is now Pakistan",
      verb: "walked",
    },
    { kind: "title-and-name", title: "American paleontologist", after: "Philip Gingerich" },
    { kind: "noun-and-phrase", after: "of the whales" },
    { kind: "verb-and-complement", after: "largely on one feature", verb: "rested" },
    { kind: "preposition-and-object", after: "fossils about fifty million years old" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "rested",
      base: "rest",
      subject: "His conclusion",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "walked",
      base: "walk",
      subject: "*Pakicetus*",
      number: "singular",
      tense: "past",
    },
    {
      kind: "relative",
      verb: "encloses",
      base: "enclose",
      antecedent: "the dense bone",
      number: "singular",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its skull in the", antecedent: "an animal" }],
};
