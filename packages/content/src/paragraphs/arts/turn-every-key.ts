import type { Paragraph } from "../paragraph.ts";

export const turnEveryKey: Paragraph = {
  id: "turn-every-key",
  version: 2,
  field: "arts",
  source: "Encyclopedias of music; biographies of Johann Sebastian Bach",
  text:
    "The first book of *The Well-Tempered Clavier* (1722), by German composer Johann Sebastian Bach, contains " +
    "a prelude and a fugue in every major and minor key. In other words, a keyboard on which it is played " +
    "must be tuned for all twenty-four.",
  joints: [
    { kind: "title-and-name", title: "German composer", after: "Johann Sebastian Bach" },
    {
      kind: "turning-clauses",
      after: "In other words, a keyboard on which it is played must be tuned for all twenty-four",
      verbs: ["contains", "must be tuned"],
    },
    {
      kind: "verb-and-complement",
      after: "a prelude and a fugue in every major and minor key",
      verb: "contains",
    },
    { kind: "preposition-and-object", after: "every major and minor key" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "contains",
      base: "contain",
      subject: "The first book",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "emphasis"],
      words: "In other words",
      first:
        "The first book of *The Well-Tempered Clavier* (1722), by German composer Johann Sebastian Bach, contains " +
        "a prelude and a fugue in every major and minor key",
      second: "a keyboard on which it is played must be tuned for all twenty-four",
      why: "The first statement says that the pieces use every key, and the second says the same in terms of the instrument on which they are played.",
    },
  ],
};
