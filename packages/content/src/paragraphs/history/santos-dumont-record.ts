import type { Paragraph } from "../paragraph.ts";

export const santosDumontRecord: Paragraph = {
  id: "santos-dumont-record",
  field: "history",
  source: "Histories of aviation; biographies of Alberto Santos-Dumont",
  text:
    "In November 1906, Alberto Santos-Dumont, a Brazilian inventor living in Paris, flew an airplane of his " +
    "own design for 220 meters—a distance that the Fédération Aéronautique Internationale recognized as the " +
    "first official record in aviation.",
  joints: [
    {
      kind: "inset",
      after: "a Brazilian inventor living in Paris",
      next: "flew an airplane of his own design for 220 meters",
      verb: "flew",
      front: "In November 1906",
    },
    { kind: "noun-and-phrase", after: "of his own design" },
    { kind: "preposition-and-object", after: "Paris" },
    { kind: "noun-and-phrase", after: "in aviation" },
    { kind: "verb-and-complement", after: "an airplane of his own design", verb: "flew" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "flew",
      base: "fly",
      subject: "Alberto Santos-Dumont",
      number: "singular",
      tense: "past",
      time: "In November 1906",
    },
  ],
  turns: [],
};
