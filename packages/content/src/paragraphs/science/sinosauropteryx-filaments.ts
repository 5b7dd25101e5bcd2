import type { Paragraph } from "../paragraph.ts";

export const sinosauropteryxFilaments: Paragraph = {
  id: "sinosauropteryx-filaments",
  version: 2,
  field: "science",
  source: "Textbooks on vertebrate paleontology; reference works on dinosaurs",
  text:
    "A fossil found in northeastern China in 1996 preserves the outlines of a small dinosaur, " +
    "*Sinosauropteryx*, whose back and tail bore a fringe of short filaments. Many " +
    "paleontologists regard the filaments as primitive feathers. They were far too simple to " +
    "support flight; they may have kept the animal warm, as a chick's soft down does.",
  joints: [
    { kind: "clauses", after: "they may have kept the animal warm", verbs: ["were", "may have"] },
    {
      kind: "subject-and-verb",
      after: "preserves the outlines of a small dinosaur",
      verb: "preserves",
    },
    { kind: "noun-and-phrase", after: "of short filaments" },
    { kind: "verb-and-complement", after: "the filaments as primitive feathers", verb: "regard" },
    { kind: "preposition-and-object", after: "northeastern China" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "preserves",
      base: "preserve",
      subject: "A fossil",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "regard",
      base: "regard",
      subject: "Many paleontologists",
      number: "plural",
      tense: "present",
    },
    { kind: "finite", verb: "were", base: "be", subject: "They", number: "plural", tense: "past" },
  ],
  turns: [],
  pronouns: [{ word: "they", at: "they may have kept", antecedent: "the filaments" }],
  nouns: [
    {
      at: "chick's soft down",
      word: "chick's",
      forms: ["chick", "chicks", "chick's", "chicks'"],
      counted: "as a",
      role: "owned",
      why: "One chick is meant, and the down is its own.",
    },
  ],
};
