import type { Paragraph } from "../paragraph.ts";

export const moreDateLineAtKiribati: Paragraph = {
  id: "more-date-line-at-kiribati",
  field: "geography",
  source: "Encyclopedias of Oceania; histories of timekeeping",
  text:
    "Until 1995, the International Date Line divided Kiribati, a nation of islands in the central Pacific: " +
    "when the workweek began in the west, it was still Sunday in the east. The two parts of the country were " +
    "thus able to do official business together on only four days a week. On January 1 of that year, the " +
    "government moved the line eastward, giving the whole country one date.",
  joints: [
    { kind: "noun-and-phrase", after: "of islands in the central Pacific" },
    { kind: "noun-and-phrase", after: "of the country" },
    { kind: "outcome", after: "giving the whole country one date", verbs: ["moved"] },
    {
      kind: "subject-and-verb",
      after: "were thus able to do official business together on only four days a week",
      verb: "were",
    },
    { kind: "verb-and-complement", after: "the line eastward", verb: "moved" },
    { kind: "preposition-and-object", after: "only four days a week" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to do", base: "do", beside: "able" },
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "The two parts",
      number: "plural",
      tense: "past",
    },
    { kind: "outcome", verb: "giving", base: "give", beside: "moved" },
  ],
  turns: [],
};
