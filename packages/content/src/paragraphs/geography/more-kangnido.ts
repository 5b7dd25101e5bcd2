import type { Paragraph } from "../paragraph.ts";

export const moreKangnido: Paragraph = {
  id: "more-kangnido",
  version: 3,
  field: "geography",
  source: "Histories of Asian cartography; encyclopedias of Korea",
  text:
    "The Kangnido, a map of the world made in Korea in 1402, depicts China, Japan, Arabia, and Africa. Its " +
    "authors did not rely on voyages of their own. Instead, they chose to combine two Chinese maps with one " +
    "of Japan, enlarging their own country; one of the Chinese maps had taken its outlines of the western " +
    "lands from Islamic sources.",
  joints: [
    {
      kind: "inset",
      after: "a map of the world made in Korea in 1402",
      next: "depicts China, Japan, Arabia, and Africa",
      verb: "depicts",
    },
    {
      kind: "turning-clauses",
      after: "Instead, they chose to combine two Chinese maps with one of Japan",
      verbs: ["did not rely", "chose"],
    },
    { kind: "noun-and-phrase", after: "of the western lands" },
    { kind: "noun-and-phrase", after: "of the world made in Korea in 1402" },
    {
      kind: "preposition-and-object",
      after: "Islamic sources",
    },
    {
      kind: "verb-and-complement",
      after: "to combine two Chinese maps with one of Japan",
      verb: "chose",
    },
    { kind: "outcome", after: "enlarging their own country", verbs: ["chose"] },
  ],
  verbs: [
    { kind: "infinitive", verb: "to combine", base: "combine", beside: "chose" },
    {
      kind: "finite",
      verb: "depicts",
      base: "depict",
      subject: "The Kangnido",
      number: "singular",
      tense: "present",
    },
    { kind: "outcome", verb: "enlarging", base: "enlarge", beside: "chose" },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["cause", "emphasis"],
      words: "Instead",
      first: "Its authors did not rely on voyages of their own",
      second:
        "they chose to combine two Chinese maps with one of Japan, enlarging their own country",
      why: "The first statement says that the authors of the map did not rely on voyages of their own, and the second says that the authors of the map combined two Chinese maps with one of Japan.",
    },
  ],
  nouns: [
    {
      at: "maps had taken",
      word: "maps",
      forms: ["map", "maps", "map's", "maps'"],
      counted: "one of the Chinese",
      role: "predicate",
      why: "One of the two Chinese maps is meant, which calls for the plural, and the words that follow tell where it took its outlines from.",
    },
  ],
};
