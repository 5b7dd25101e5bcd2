import type { Paragraph } from "../paragraph.ts";

export const collodionDarkrooms: Paragraph = {
  id: "collodion-darkrooms",
  version: 3,
  field: "arts",
  source: "Standard histories of photography; museum guides to the wet collodion process",
  text:
    "Photographers who worked with the wet collodion process in the 1850s had no more than about fifteen " +
    "minutes to prepare, expose, and develop each glass plate, a limit that obliged those who traveled to " +
    "bring a portable darkroom with them.",
  coda: "Many photographers' equipment filled an entire wagon.",
  joints: [
    {
      kind: "essential",
      after: "who worked with the wet collodion process in the 1850s",
      next: "had no more than about fifteen minutes to prepare, expose, and develop each glass plate",
      verb: "had",
    },
    { kind: "items", items: ["prepare", "expose", "develop each glass plate"] },
    { kind: "preposition-and-object", after: "the wet collodion process in the 1850s" },
    {
      kind: "verb-and-complement",
      after: "no more than about fifteen minutes to prepare, expose, and develop each glass plate",
      verb: "had",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had",
      base: "have",
      subject: "Photographers",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "photographers' equipment",
      word: "photographers'",
      forms: ["photographer", "photographers", "photographer's", "photographers'"],
      counted: "Many",
      role: "owned",
      why: "Many photographers are meant, and the equipment was theirs.",
    },
  ],
};
