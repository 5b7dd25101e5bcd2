import type { Paragraph } from "../paragraph.ts";

export const lapitaPots: Paragraph = {
  id: "lapita-pots",
  version: 3,
  field: "history",
  source: "Histories of Oceania; encyclopedias of archaeology",
  text:
    "Undertaken in large canoes, the movement of people into the islands of the southwestern Pacific some three " +
    "thousand years ago can be traced by one kind of object: pottery with stamped designs. Fragments of these " +
    "vessels, named after Lapita, a site in New Caledonia, have been found as far east as Samoa.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "can be traced by one kind of object",
      verb: "can be traced",
    },
    {
      kind: "clauses",
      after:
        "Fragments of these vessels, named after Lapita, a site in New Caledonia, have been found as far east as Samoa",
      verbs: ["can be traced", "have been found"],
    },
    { kind: "noun-and-phrase", after: "with stamped designs" },
    { kind: "noun-and-phrase", after: "of these vessels" },
    { kind: "noun-and-phrase", after: "of people" },
    { kind: "preposition-and-object", after: "New Caledonia" },
  ],
  verbs: [],
  turns: [],
  modifiers: [
    {
      opening: "Undertaken in large canoes",
      clause:
        "the movement of people into the islands of the southwestern Pacific some three thousand years ago can be " +
        "traced by one kind of object: pottery with stamped designs",
      noun: "the movement of people",
      kind: "idea",
      wrong: [
        {
          clause:
            "the islands of the southwestern Pacific received settlers whose movement some three thousand years ago can " +
            "be traced by their pottery with stamped designs",
          noun: "the islands of the southwestern Pacific",
          kind: "place",
          reason: "Islands are not undertaken; the movement was.",
        },
        {
          clause:
            "settlers who moved into the islands of the southwestern Pacific some three thousand years ago can be traced " +
            "by their pottery with stamped designs",
          noun: "settlers",
          kind: "person",
          reason: "Settlers are not undertaken in canoes; their movement was.",
        },
        {
          clause:
            "pottery with stamped designs traces the settlers who moved into the islands of the southwestern Pacific some " +
            "three thousand years ago",
          noun: "pottery with stamped designs",
          kind: "thing",
          reason: "Pottery is not undertaken; the movement was.",
        },
      ],
    },
  ],
};
