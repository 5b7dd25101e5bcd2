import type { Paragraph } from "../paragraph.ts";

export const igboUkwuBronzes: Paragraph = {
  id: "igbo-ukwu-bronzes",
  version: 2,
  field: "arts",
  source: "Standard histories of African art; encyclopedia entries on Igbo-Ukwu",
  text:
    "In the late 1930s, Isaiah Anozie, a resident of Igbo-Ukwu in southeastern Nigeria, found several bronze " +
    "vessels while he was digging a cistern. Excavations led two decades later by archaeologist Thurstan Shaw " +
    "uncovered hundreds more objects; radiocarbon dating placed the castings in the ninth century, making " +
    "them among the oldest bronzes known from West Africa.",
  joints: [
    {
      kind: "inset",
      after: "a resident of Igbo-Ukwu in southeastern Nigeria",
      next: "found several bronze vessels",
      verb: "found",
      front: "In the late 1930s",
    },
    {
      kind: "clauses",
      after: "radiocarbon dating placed the castings in the ninth century",
      verbs: ["uncovered", "placed"],
    },
    { kind: "title-and-name", title: "archaeologist", after: "Thurstan Shaw" },
    { kind: "subject-and-verb", after: "uncovered hundreds more objects", verb: "uncovered" },
    { kind: "preposition-and-object", after: "the ninth century" },
    {
      kind: "outcome",
      after: "making them among the oldest bronzes known from West Africa",
      verbs: ["placed"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "found",
      base: "find",
      subject: "Isaiah Anozie",
      number: "singular",
      tense: "past",
      time: "In the late 1930s",
    },
    {
      kind: "finite",
      verb: "uncovered",
      base: "uncover",
      subject: "Excavations",
      number: "plural",
      tense: "past",
    },
    { kind: "outcome", verb: "making", base: "make", beside: "placed" },
  ],
  turns: [],
};
