import type { Paragraph } from "../paragraph.ts";

export const moreApostrophesOnMaps: Paragraph = {
  id: "more-apostrophes-on-maps",
  version: 2,
  field: "geography",
  source: "Publications of the United States Geological Survey; histories of place-names",
  text:
    "Since its foundation in 1890, the United States Board on Geographic Names has tended to omit the " +
    "apostrophe that marks possession. The names of Pikes Peak and Harpers Ferry, for example, are written " +
    "without one on federal maps. The board has approved an exception in only a few cases, and the best " +
    "known is Martha's Vineyard, an island off the coast of Massachusetts.",
  joints: [
    {
      kind: "coordinated",
      after: "the best known is Martha's Vineyard, an island off the coast of Massachusetts",
      verbs: ["has approved", "is"],
    },
    { kind: "noun-and-phrase", after: "of Pikes Peak and Harpers Ferry" },
    {
      kind: "verb-and-complement",
      after: "an exception in only a few cases",
      verb: "has approved",
    },
    { kind: "preposition-and-object", after: "federal maps" },
    {
      kind: "subject-and-verb",
      after: "has tended to omit the apostrophe that marks possession",
      verb: "has tended",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to omit", base: "omit", beside: "tended" },
    {
      kind: "finite",
      verb: "has tended",
      base: "tend",
      subject: "the United States Board on Geographic Names",
      number: "singular",
      tense: "perfect",
      time: "Since its foundation in 1890",
    },
    {
      kind: "finite",
      verb: "are written",
      base: "write",
      subject: "The names",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "for example",
      first:
        "the United States Board on Geographic Names has tended to omit the apostrophe that marks possession",
      second: "The names of Pikes Peak and Harpers Ferry are written without one on federal maps",
      why: "The first statement says that a federal board has tended to omit the apostrophe that marks possession, and the second says that Pikes Peak and Harpers Ferry are written without an apostrophe on federal maps.",
    },
  ],
};
