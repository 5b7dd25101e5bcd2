import type { Paragraph } from "../paragraph.ts";

export const scriptAmongWomen: Paragraph = {
  id: "script-among-women",
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
      why: "Characters of standard writing stand for meanings, and the signs of Nüshu for sounds, so the second statement sets an opposite principle against the first.",
    },
  ],
};
