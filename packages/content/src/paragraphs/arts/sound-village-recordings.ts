import type { Paragraph } from "../paragraph.ts";

export const soundVillageRecordings: Paragraph = {
  id: "sound-village-recordings",
  version: 2,
  field: "arts",
  source: "Encyclopedias of music; histories of folk song collecting",
  text:
    "Around 1900, most residents of Budapest took the repertory of café orchestras for the folk music of " +
    "Hungary. However, the recordings that composers Béla Bartók and Zoltán Kodály began to make in villages " +
    "a few years later documented an older style, much of it based on scales of five notes.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "However, the recordings that composers Béla Bartók and Zoltán Kodály began to make in villages a few " +
        "years later documented an older style",
      verbs: ["took", "documented"],
    },
    {
      kind: "essential",
      after:
        "that composers Béla Bartók and Zoltán Kodály began to make in villages a few years later",
      next: "documented an older style, much of it based on scales of five notes",
      verb: "documented",
    },
    { kind: "noun-and-phrase", after: "of Hungary" },
    {
      kind: "subject-and-verb",
      after: "took the repertory of café orchestras for the folk music of Hungary",
      verb: "took",
    },
    { kind: "noun-and-phrase", after: "of café orchestras" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "documented",
      base: "document",
      subject: "the recordings",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "took",
      base: "take",
      subject: "most residents",
      number: "plural",
      tense: "past",
      time: "Around 1900",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession", "sequence", "emphasis"],
      words: "However",
      first:
        "most residents of Budapest took the repertory of café orchestras for the folk music of Hungary",
      second:
        "the recordings that composers Béla Bartók and Zoltán Kodály began to make in villages a few years later " +
        "documented an older style, much of it based on scales of five notes",
      why: "The first statement says that most residents of Budapest took café music for the folk music of Hungary, but the second says that recordings made in villages documented a folk style older than that of the cafés.",
    },
  ],
};
