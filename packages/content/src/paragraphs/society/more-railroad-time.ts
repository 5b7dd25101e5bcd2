import type { Paragraph } from "../paragraph.ts";

export const moreRailroadTime: Paragraph = {
  id: "more-railroad-time",
  field: "society",
  source: "Histories of timekeeping; histories of American railroads",
  text:
    "By the early 1880s, about fifty different times had been adopted by the railroads of the United States, " +
    "and passengers who changed trains struggled to compare the timetables. The managers of the lines wanted " +
    "a simpler system. To this end, they divided the country in 1883 into zones an hour apart, giving every " +
    "station within a zone the same time.",
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
      why: "The first statement gives what the managers wanted, and the second gives what they did in order to have it.",
    },
  ],
};
