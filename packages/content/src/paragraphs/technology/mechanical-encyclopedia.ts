import type { Paragraph } from "../paragraph.ts";

export const mechanicalEncyclopedia: Paragraph = {
  id: "mechanical-encyclopedia",
  version: 3,
  field: "technology",
  source: "Biographies of Ángela Ruiz Robles; histories of electronic books",
  text:
    "Ángela Ruiz Robles, a teacher in Galicia, received a Spanish patent in 1949 for a portable textbook that " +
    "she hoped would lighten the load carried by her students. Its pages were not bound. Instead, the texts " +
    "of several subjects were stored on interchangeable reels, which a reader could advance behind the " +
    "textbook's transparent cover. Historians have consequently described it as a forerunner of the " +
    "electronic book.",
  joints: [
    {
      kind: "inset",
      after: "a teacher in Galicia",
      next: "received a Spanish patent in 1949 for a portable textbook that she hoped would lighten the load carried by her students",
      verb: "received",
    },
    {
      kind: "turning-clauses",
      after: "Instead, the texts of several subjects were stored on interchangeable reels",
      verbs: ["were not bound", "were stored"],
    },
    {
      kind: "subject-and-verb",
      after: "were stored on interchangeable reels",
      verb: "were stored",
    },
    { kind: "noun-and-phrase", after: "of several subjects" },
    { kind: "noun-and-phrase", after: "of the electronic book" },
    { kind: "preposition-and-object", after: "interchangeable reels" },
    { kind: "clauses", after: "Its pages were not bound", verbs: ["received", "were not bound"] },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "received",
      base: "receive",
      subject: "Ángela Ruiz Robles",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["cause", "contrast"],
      words: "Instead",
      first: "Its pages were not bound",
      second: "the texts of several subjects were stored on interchangeable reels",
      why: "The first statement says that the pages of the portable textbook were not bound, and the second says that the texts of the portable textbook were stored on interchangeable reels.",
    },
  ],
  nouns: [
    {
      at: "textbook's transparent cover",
      word: "textbook's",
      forms: ["textbook", "textbooks", "textbook's", "textbooks'"],
      counted: "a portable textbook",
      role: "owned",
      why: "One portable textbook is described, and the cover is a part of it.",
    },
  ],
};
