import type { Paragraph } from "../paragraph.ts";

export const drewBakerNori: Paragraph = {
  id: "drew-baker-nori",
  version: 2,
  field: "science",
  source: "Histories of marine botany; reference works on seaweeds",
  text:
    "British botanist Kathleen Drew-Baker reported in 1949 that a pink alga found inside seashells, long taken " +
    "for a separate species, was a stage in the life of a familiar organism: the edible seaweed called laver. " +
    "Growers in Japan, who had never been able to predict their harvests of a related seaweed, subsequently " +
    "learned to raise it from seeded shells.",
  joints: [
    { kind: "title-and-name", title: "British botanist", after: "Kathleen Drew-Baker" },
    {
      kind: "inset",
      after: "who had never been able to predict their harvests of a related seaweed",
      next: "subsequently learned to raise it from seeded shells",
      verb: "subsequently learned",
    },
    { kind: "noun-and-phrase", after: "of a familiar organism" },
    { kind: "preposition-and-object", after: "a familiar organism" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to predict", base: "predict", beside: "able" },
    {
      kind: "finite",
      verb: "learned",
      base: "learn",
      subject: "Growers",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "reported",
      base: "report",
      subject: "British botanist Kathleen Drew-Baker",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
