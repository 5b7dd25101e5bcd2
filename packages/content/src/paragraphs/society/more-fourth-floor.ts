import type { Paragraph } from "../paragraph.ts";

export const moreFourthFloor: Paragraph = {
  id: "more-fourth-floor",
  version: 2,
  field: "society",
  source: "Histories of linguistics; textbooks of sociolinguistics",
  text:
    "In 1962, linguist William Labov studied the speech of clerks in three department stores in New York " +
    "City: an expensive one, a moderate one, and an inexpensive one. He asked each clerk for goods that he " +
    'knew to be on the fourth floor and listened for the "r" in the answer. Clerks in the expensive store ' +
    "were the most likely to pronounce it, and those in the inexpensive store were the least likely.",
  joints: [
    {
      kind: "list",
      after: "an expensive one, a moderate one, and an inexpensive one",
      verbs: ["studied"],
    },
    { kind: "items", items: ["an expensive one", "a moderate one", "an inexpensive one"] },
    {
      kind: "coordinated",
      after: "those in the inexpensive store were the least likely",
      verbs: ["were", "were"],
    },
    { kind: "title-and-name", title: "linguist", after: "William Labov" },
    {
      kind: "second-verb",
      after: 'listened for the "r" in the answer',
      verbs: ["asked", "listened"],
    },
    { kind: "noun-and-phrase", after: "of clerks in three department stores in New York City" },
    { kind: "subject-and-verb", after: "were the most likely to pronounce it", verb: "were" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to pronounce", base: "pronounce", beside: "likely" },
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "Clerks",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
