import type { Paragraph } from "../paragraph.ts";

export const tenseLightOnAReef: Paragraph = {
  id: "tense-light-on-a-reef",
  version: 2,
  field: "technology",
  source: "Histories of civil engineering; encyclopedia entries on lighthouses",
  text:
    "Since 1811, the lighthouse on Bell Rock, a reef that lies under water except at low tides, has warned " +
    "ships off the eastern coast of Scotland. During the construction of the tower, the masons of engineer " +
    "Robert Stevenson were at first able to work for only a few hours between tides. He therefore erected a " +
    "timber house on tall legs beside the rising tower; it allowed the masons to remain on the reef " +
    "throughout the summer.",
  joints: [
    {
      kind: "clauses",
      after: "it allowed the masons to remain on the reef throughout the summer",
      verbs: ["erected", "allowed"],
    },
    { kind: "title-and-name", title: "engineer", after: "Robert Stevenson" },
    {
      kind: "verb-and-complement",
      after: "a timber house on tall legs beside the rising tower",
      verb: "erected",
    },
    {
      kind: "subject-and-verb",
      after: "were at first able to work for only a few hours between tides",
      verb: "were",
    },
    { kind: "noun-and-phrase", after: "of Scotland" },
    { kind: "preposition-and-object", after: "tall legs" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "has warned",
      base: "warn",
      subject: "the lighthouse",
      number: "singular",
      tense: "perfect",
      time: "Since 1811",
    },
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "the masons",
      number: "plural",
      tense: "past",
    },
    { kind: "infinitive", verb: "to work", base: "work", beside: "able" },
  ],
  turns: [],
};
