import type { Paragraph } from "../paragraph.ts";

export const soundOramics: Paragraph = {
  id: "sound-oramics",
  version: 3,
  field: "arts",
  source: "Histories of electronic music; biographies of Daphne Oram",
  text:
    "Daphne Oram, a studio engineer who had long argued for the use of electronic sound in broadcasting, helped to " +
    "establish the Radiophonic Workshop of the BBC in 1958. She left the workshop within a year; afterward, she " +
    "devoted herself to Oramics, a technique in which shapes drawn on strips of film controlled the pitch, " +
    "loudness, and timbre of a tone.",
  joints: [
    {
      kind: "inset",
      after:
        "a studio engineer who had long argued for the use of electronic sound in broadcasting",
      next: "helped to establish the Radiophonic Workshop of the BBC in 1958",
      verb: "helped",
    },
    {
      kind: "turning-clauses",
      after: "afterward, she devoted herself to Oramics",
      verbs: ["left", "devoted"],
    },
    { kind: "noun-and-phrase", after: "of film" },
    { kind: "noun-and-phrase", after: "of a tone" },
    { kind: "noun-and-phrase", after: "of the BBC" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "helped",
      base: "help",
      subject: "Daphne Oram",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["contrast", "concession", "replacement"],
      words: "afterward",
      first: "She left the workshop within a year",
      second:
        "she devoted herself to Oramics, a technique in which shapes drawn on strips of film controlled the pitch, loudness, and timbre of a tone",
      why: "The first statement says that Oram left the Radiophonic Workshop of the BBC within a year, and the second reports that Oram devoted herself to Oramics, a technique based on shapes drawn on film.",
    },
  ],
  nouns: [
    {
      at: "workshop within a year",
      word: "workshop",
      forms: ["workshop", "workshops", "workshop's", "workshops'"],
      counted: "the Radiophonic Workshop",
      role: "predicate",
      why: "One workshop is named before, and the words that follow tell when she left it.",
    },
  ],
};
