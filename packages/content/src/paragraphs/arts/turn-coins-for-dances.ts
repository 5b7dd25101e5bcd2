import type { Paragraph } from "../paragraph.ts";

export const turnCoinsForDances: Paragraph = {
  id: "turn-coins-for-dances",
  version: 2,
  field: "arts",
  source: "Histories of modern dance; biographies of Merce Cunningham",
  text:
    "American choreographer Merce Cunningham did not wish his own habits to decide the order of a dance. To " +
    "that end, he began in the early 1950s to toss coins: their fall determined which movements would follow " +
    "one another, how long a section would last, and where on the stage it would take place. The music was " +
    "composed separately; in fact, the dancers sometimes did not hear it until the first performance.",
  joints: [
    { kind: "title-and-name", title: "American choreographer", after: "Merce Cunningham" },
    {
      kind: "turning-clauses",
      after: "in fact, the dancers sometimes did not hear it until the first performance",
      verbs: ["was", "did"],
    },
    { kind: "noun-and-phrase", after: "of a dance" },
    { kind: "subject-and-verb", after: "was composed separately", verb: "was composed" },
    { kind: "preposition-and-object", after: "the early 1950s" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "determined",
      base: "determine",
      subject: "their fall",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "was composed",
      base: "compose",
      subject: "The music",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "replacement"],
      words: "To that end",
      first:
        "American choreographer Merce Cunningham did not wish his own habits to decide the order of a dance",
      second:
        "he began in the early 1950s to toss coins: their fall determined which movements would follow one another, how long a section would last, and where on the stage it would take place",
      why: "The first statement says that Cunningham did not wish his habits to decide the order of a dance, and the second reports that Cunningham began to toss coins to determine the order of movements.",
    },
    {
      relation: "emphasis",
      also: ["cause", "example"],
      words: "in fact",
      first: "The music was composed separately",
      second: "the dancers sometimes did not hear it until the first performance",
      why: "The first statement says that the music for the dances was composed separately, and the second says that the dancers sometimes did not hear the music until the first performance.",
    },
  ],
};
