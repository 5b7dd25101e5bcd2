import type { Paragraph } from "../paragraph.ts";

export const studyDraperOfDelft: Paragraph = {
  id: "study-draper-of-delft",
  version: 2,
  field: "science",
  source: "Standard histories of microbiology",
  text:
    "The letters in which Antonie van Leeuwenhoek, a draper in the Dutch town of Delft, reported his " +
    "observations to the Royal Society of London over five decades contain the earliest known descriptions of " +
    "bacteria. Leeuwenhoek never studied at a university. Instead, he learned to grind lenses by himself, " +
    "producing single lenses that magnify objects more than two hundred times.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Instead, he learned to grind lenses by himself, producing single lenses that magnify objects more than " +
        "two hundred times",
      verbs: ["never studied", "learned"],
    },
    { kind: "noun-and-phrase", after: "of bacteria" },
    { kind: "preposition-and-object", after: "a university" },
    { kind: "subject-and-verb", after: "never studied at a university", verb: "never studied" },
    { kind: "preposition-and-object", after: "the Dutch town of Delft" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "contain",
      base: "contain",
      subject: "The letters",
      number: "plural",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "magnify",
      base: "magnify",
      antecedent: "single lenses",
      number: "plural",
    },
    { kind: "outcome", verb: "producing", base: "produce", beside: "learned" },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["cause", "contrast", "concession"],
      words: "Instead",
      first: "Leeuwenhoek never studied at a university",
      second:
        "he learned to grind lenses by himself, producing single lenses that magnify objects more than two hundred times",
      why: "The first statement says that Leeuwenhoek never studied at a university, and the second says that Leeuwenhoek learned to grind powerful lenses by himself.",
    },
  ],
};
