import type { Paragraph } from "../paragraph.ts";

export const twoLanguagesOfADiary: Paragraph = {
  id: "two-languages-of-a-diary",
  version: 2,
  field: "literature",
  source: "Standard histories of Chinese literature; biographies of Lu Xun",
  text:
    "Lu Xun, a Chinese writer who favored the reform of written language, joined two kinds of prose in the story " +
    '"A Madman\'s Diary" (1918). The paragraph that introduces the diary employs classical Chinese; the entries ' +
    "of the diary itself use the vernacular, which many scholars of the time considered unfit for literature.",
  joints: [
    {
      kind: "inset",
      after: "a Chinese writer who favored the reform of written language",
      next: 'joined two kinds of prose in the story "A Madman\'s Diary" (1918)',
      verb: "joined",
    },
    {
      kind: "clauses",
      after: "the entries of the diary itself use the vernacular",
      verbs: ["employs", "use"],
    },
    {
      kind: "essential",
      after: "that introduces the diary",
      next: "employs classical Chinese",
      verb: "employs",
    },
    { kind: "subject-and-verb", after: "use the vernacular", verb: "use" },
    { kind: "noun-and-phrase", after: "of written language" },
    { kind: "verb-and-complement", after: "two kinds of prose in the story", verb: "joined" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "use",
      base: "use",
      subject: "the entries",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "employs",
      base: "employ",
      subject: "The paragraph",
      number: "singular",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "introduces",
      base: "introduce",
      antecedent: "The paragraph",
      number: "singular",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "scholars of the time",
      word: "scholars",
      forms: ["scholar", "scholars", "scholar's", "scholars'"],
      counted: "many",
      role: "predicate",
      why: "Many scholars are meant, and the words that follow tell what they thought of the vernacular.",
    },
  ],
};
