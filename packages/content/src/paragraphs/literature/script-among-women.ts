import type { Paragraph } from "../paragraph.ts";

export const scriptAmongWomen: Paragraph = {
  id: "script-among-women",
  version: 2,
  field: "literature",
  source: "Textbooks on writing systems; studies of Nüshu",
  text:
    "Nüshu, a script that women in one county of southern China used among themselves, appeared in songs, " +
    "letters, and booklets given to brides. A character of standard Chinese writing represents a unit of " +
    "meaning; the signs of Nüshu, by contrast, represent syllables of the local dialect.",
  joints: [
    {
      kind: "inset",
      after: "a script that women in one county of southern China used among themselves",
      next: "appeared in songs, letters, and booklets given to brides",
      verb: "appeared",
    },
    {
      kind: "turning-clauses",
      after: "the signs of Nüshu, by contrast, represent syllables of the local dialect",
      verbs: ["represents", "represent"],
    },
    { kind: "subject-and-verb", after: "represents a unit of meaning", verb: "represents" },
    { kind: "lead-and-series", after: "songs, letters, and booklets given to brides" },
    { kind: "items", items: ["songs", "letters", "booklets given to brides"] },
    { kind: "noun-and-phrase", after: "of standard Chinese writing" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "represents",
      base: "represent",
      subject: "A character",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "represent",
      base: "represent",
      subject: "the signs",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "contrast",
      words: "by contrast",
      first: "A character of standard Chinese writing represents a unit of meaning",
      second: "the signs of Nüshu represent syllables of the local dialect",
      why: "The first statement says that the characters of standard writing stand for units of meaning, whereas the second says that the signs of Nüshu stand for syllables.",
    },
  ],
};
