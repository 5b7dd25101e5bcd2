import type { Paragraph } from "../paragraph.ts";

export const studyHeartPores: Paragraph = {
  id: "study-heart-pores",
  version: 2,
  field: "science",
  source: "Standard histories of medicine; encyclopedias of the history of Arabic science",
  text:
    "In the second century, Greek physician Galen taught that blood passes through invisible pores from one " +
    "side of the heart to the other. Ibn al-Nafis, a physician who practiced in Cairo, rejected this account " +
    "in 1242, arguing in a commentary that the wall of the heart has no pores and that the blood travels by " +
    "way of the lungs.",
  joints: [
    {
      kind: "clauses",
      after: "Ibn al-Nafis, a physician who practiced in Cairo, rejected this account in 1242",
      verbs: ["taught", "rejected"],
    },
    { kind: "title-and-name", title: "Greek physician", after: "Galen" },
    {
      kind: "inset",
      after: "a physician who practiced in Cairo",
      next: "rejected this account in 1242",
      verb: "rejected",
    },
    {
      kind: "outcome",
      after:
        "arguing in a commentary that the wall of the heart has no pores and that the blood travels by way of the lungs",
      verbs: ["rejected"],
    },
    { kind: "preposition-and-object", after: "invisible pores" },
    { kind: "noun-and-phrase", after: "of the lungs" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "rejected",
      base: "reject",
      subject: "Ibn al-Nafis",
      number: "singular",
      tense: "past",
    },
    { kind: "outcome", verb: "arguing", base: "argue", beside: "rejected" },
    {
      kind: "finite",
      verb: "taught",
      base: "teach",
      subject: "Greek physician Galen",
      number: "singular",
      tense: "past",
      time: "In the second century",
    },
  ],
  turns: [],
};
