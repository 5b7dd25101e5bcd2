import type { Paragraph } from "../paragraph.ts";

export const tenseCohortOfDunedin: Paragraph = {
  id: "tense-cohort-of-dunedin",
  version: 2,
  field: "society",
  source: "Textbooks on developmental psychology; encyclopedia entries on longitudinal studies",
  text:
    "Since the early 1970s, a study of about a thousand New Zealanders born within the same twelve months has " +
    "followed their health and conduct from childhood into middle age. Most projects of this length lose " +
    "members with every decade. By contrast, the researchers in Dunedin, where the group was born, pay the " +
    "fares of members who live abroad, and more than nine in ten still return for each round of tests.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "By contrast, the researchers in Dunedin, where the group was born, pay the fares of members who live " +
        "abroad",
      verbs: ["lose", "pay"],
    },
    {
      kind: "verb-and-complement",
      after: "their health and conduct from childhood into middle age",
      verb: "has followed",
    },
    { kind: "subject-and-verb", after: "lose members with every decade", verb: "lose" },
    { kind: "noun-and-phrase", after: "of tests" },
    { kind: "preposition-and-object", after: "every decade" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "has followed",
      base: "follow",
      subject: "a study",
      number: "singular",
      tense: "perfect",
      time: "Since the early 1970s",
    },
    {
      kind: "finite",
      verb: "lose",
      base: "lose",
      subject: "Most projects",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "pay",
      base: "pay",
      subject: "the researchers",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession"],
      words: "By contrast",
      first: "Most projects of this length lose members with every decade",
      second:
        "the researchers in Dunedin, where the group was born, pay the fares of members who live abroad, and more than nine in ten still return for each round of tests",
      why: "The first statement says that most studies that last for decades lose members with every decade, whereas the second says that more than nine in ten members of the Dunedin study return for each round of tests.",
    },
  ],
};
