import type { Paragraph } from "../paragraph.ts";

export const moreRailroadTime: Paragraph = {
  id: "more-railroad-time",
  version: 3,
  field: "society",
  source: "Histories of timekeeping; histories of American railroads",
  text:
    "By the early 1880s, about fifty different times had been adopted by the railroads of the United " +
    "States, and passengers who changed trains struggled to compare the timetables. Weary of this " +
    "confusion, the managers of the lines wanted a simpler system. To this end, they divided the " +
    "country in 1883 into zones an hour apart, giving every station within a zone the same time.",
  joints: [
    {
      kind: "coordinated",
      after: "passengers who changed trains struggled to compare the timetables",
      verbs: ["had been adopted", "struggled"],
    },
    {
      kind: "outcome",
      after: "giving every station within a zone the same time",
      verbs: ["divided"],
    },
    { kind: "noun-and-phrase", after: "of the lines" },
    { kind: "noun-and-phrase", after: "of the United States" },
    { kind: "subject-and-verb", after: "wanted a simpler system", verb: "wanted" },
    { kind: "verb-and-complement", after: "a simpler system", verb: "wanted" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to compare", base: "compare", beside: "struggled" },
    { kind: "outcome", verb: "giving", base: "give", beside: "divided" },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "sequence"],
      words: "To this end",
      first: "The managers of the lines wanted a simpler system",
      second:
        "they divided the country in 1883 into zones an hour apart, giving every station within a zone the same time",
      why: "The first statement says that the managers of the railroads wanted a simpler system for the time of trains, and the second says that the managers of the railroads divided the country into zones an hour apart.",
    },
  ],
  modifiers: [
    {
      opening: "Weary of this confusion",
      clause: "the managers of the lines wanted a simpler system",
      noun: "the managers of the lines",
      kind: "person",
      wrong: [
        {
          clause: "a simpler system was wanted by the managers of the lines",
          noun: "a simpler system",
          kind: "idea",
          reason: "A system cannot be weary; the managers were.",
        },
        {
          clause: "the managers' wish was for a simpler system",
          noun: "the managers' wish",
          kind: "idea",
          reason: "The noun after the comma is *wish*; *managers'* only says whose it was.",
        },
        {
          clause: "there was a wish for a simpler system",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who could be weary.",
        },
      ],
    },
  ],
};
