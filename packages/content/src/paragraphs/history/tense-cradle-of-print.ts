import type { Paragraph } from "../paragraph.ts";

export const tenseCradleOfPrint: Paragraph = {
  id: "tense-cradle-of-print",
  version: 2,
  field: "history",
  source: "Histories of the book; encyclopedia entries on incunabula",
  text:
    "By 1500, presses in some two hundred fifty towns across Europe had issued about thirty thousand " +
    "editions. Scholars call the books of this period *incunabula*, a Latin word for the bands that wrap an " +
    "infant. The center of the trade was not Mainz, where Johannes Gutenberg built the first European press " +
    "for movable type. Instead, Venice, with its wealth and its ties to distant markets, produced more " +
    "editions than any other place.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Instead, Venice, with its wealth and its ties to distant markets, produced more editions than any other " +
        "place",
      verbs: ["was not", "produced"],
    },
    {
      kind: "subject-and-verb",
      after: "had issued about thirty thousand editions",
      verb: "had issued",
    },
    { kind: "verb-and-complement", after: "about thirty thousand editions", verb: "had issued" },
    { kind: "noun-and-phrase", after: "of the trade" },
    { kind: "preposition-and-object", after: "distant markets" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had issued",
      base: "issue",
      subject: "presses",
      number: "plural",
      tense: "past-perfect",
      time: "By 1500",
    },
    {
      kind: "finite",
      verb: "call",
      base: "call",
      subject: "Scholars",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "produced",
      base: "produce",
      subject: "Venice",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "replacement",
      words: "Instead",
      first:
        "The center of the trade was not Mainz, where Johannes Gutenberg built the first European press for movable type",
      second:
        "Venice, with its wealth and its ties to distant markets, produced more editions than any other place",
      why: "The first statement says that the center of the book trade was not Mainz, and the second says that Venice produced more editions of books than any other place.",
    },
  ],
};
