import type { Paragraph } from "../paragraph.ts";

export const tenseHolidayCount: Paragraph = {
  id: "tense-holiday-count",
  version: 2,
  field: "science",
  source: "Histories of ornithology; encyclopedia entries on bird counts",
  text:
    "Ornithologist Frank Chapman intended the Christmas Bird Count to replace a holiday custom, a contest in " +
    "which hunters shot as many birds as possible. Since 1900, volunteers have counted birds within a few " +
    "days of Christmas, each team surveying an area of its own. The accumulated records are irregular. " +
    "Nevertheless, their extent in time and space is so great that biologists rely on them to detect changes " +
    "in the ranges of species.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Nevertheless, their extent in time and space is so great that biologists rely on them",
      verbs: ["are", "is"],
    },
    { kind: "title-and-name", title: "Ornithologist", after: "Frank Chapman" },
    {
      kind: "verb-and-complement",
      after: "birds within a few days of Christmas",
      verb: "have counted",
    },
    { kind: "noun-and-phrase", after: "of species" },
    {
      kind: "subject-and-verb",
      after: "is so great that biologists rely on them to detect changes in the ranges of species",
      verb: "is",
    },
    {
      kind: "subject-and-verb",
      after: "intended the Christmas Bird Count to replace a holiday custom",
      verb: "intended",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have counted",
      base: "count",
      subject: "volunteers",
      number: "plural",
      tense: "perfect",
      time: "Since 1900",
    },
    {
      kind: "finite",
      verb: "intended",
      base: "intend",
      subject: "Ornithologist Frank Chapman",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "The accumulated records",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "Nevertheless",
      first: "The accumulated records are irregular",
      second:
        "their extent in time and space is so great that biologists rely on them to detect changes in the ranges of species",
      why: "The first statement says that the records of the Christmas Bird Count are irregular, but the second says that biologists rely on the records to detect changes in the ranges of species.",
    },
  ],
  pronouns: [{ word: "their", at: "their extent in time", antecedent: "The accumulated records" }],
};
