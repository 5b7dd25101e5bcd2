import type { Paragraph } from "../paragraph.ts";

export const studyRingSequences: Paragraph = {
  id: "study-ring-sequences",
  field: "science",
  source: "Textbooks on dendrochronology and archaeology",
  text:
    "The sequence of wide and narrow growth rings in the timbers of ancient dwellings in the American Southwest " +
    "matches the sequence of wet and dry years in the region, enabling researchers to determine when the trees " +
    "were felled.",
  joints: [
    {
      kind: "outcome",
      after: "enabling researchers to determine when the trees were felled",
      verbs: ["matches"],
    },
    { kind: "noun-and-phrase", after: "of ancient dwellings in the American Southwest" },
    {
      kind: "verb-and-complement",
      after: "the sequence of wet and dry years in the region",
      verb: "matches",
    },
    { kind: "preposition-and-object", after: "the region" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "matches",
      base: "match",
      subject: "The sequence",
      number: "singular",
      tense: "present",
    },
    { kind: "outcome", verb: "enabling", base: "enable", beside: "matches" },
  ],
  turns: [],
};
