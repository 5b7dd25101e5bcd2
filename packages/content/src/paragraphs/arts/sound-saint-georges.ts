import type { Paragraph } from "../paragraph.ts";

export const soundSaintGeorges: Paragraph = {
  id: "sound-saint-georges",
  field: "arts",
  source: "Encyclopedias of music; biographies of Joseph Bologne",
  text:
    "Joseph Bologne, a violinist and composer born to an enslaved woman in Guadeloupe, directed one of the finest " +
    "orchestras in Paris and in the 1780s conducted the first performances of the six symphonies that Joseph Haydn " +
    "had written for the city.",
  joints: [
    {
      kind: "inset",
      after: "a violinist and composer born to an enslaved woman in Guadeloupe",
      next: "directed one of the finest orchestras in Paris and in the 1780s conducted the first performances of the six symphonies that Joseph Haydn had written for the city",
      verb: "directed",
    },
    { kind: "noun-and-phrase", after: "of the six symphonies" },
    {
      kind: "verb-and-complement",
      after: "one of the finest orchestras in Paris",
      verb: "directed",
    },
    { kind: "noun-and-phrase", after: "in Guadeloupe" },
    { kind: "noun-and-phrase", after: "of the finest orchestras in Paris" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "directed",
      base: "direct",
      subject: "Joseph Bologne",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
