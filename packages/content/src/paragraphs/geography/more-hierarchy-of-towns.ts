import type { Paragraph } from "../paragraph.ts";

export const moreHierarchyOfTowns: Paragraph = {
  id: "more-hierarchy-of-towns",
  version: 2,
  field: "geography",
  source: "Histories of geography; textbooks of economic geography",
  text:
    "German geographer Walter Christaller sought to explain why towns differ in size and are spaced as they " +
    "are. Customers will travel only a short way for bread but a long way for furniture, he reasoned, so a " +
    "few large towns serve wide areas and many small ones serve narrow areas. His study of southern Germany, " +
    "published in 1933, proved influential, and planners in the Netherlands used it to place villages on " +
    "reclaimed land.",
  joints: [
    { kind: "title-and-name", title: "German geographer", after: "Walter Christaller" },
    { kind: "inset", after: "published in 1933", next: "proved influential", verb: "proved" },
    {
      kind: "coordinated",
      after: "planners in the Netherlands used it to place villages on reclaimed land",
      verbs: ["proved", "used"],
    },
    { kind: "noun-and-phrase", after: "of southern Germany" },
    {
      kind: "verb-and-complement",
      after: "to explain why towns differ in size and are spaced as they are",
      verb: "sought",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to explain", base: "explain", beside: "sought" },
    {
      kind: "finite",
      verb: "proved",
      base: "prove",
      subject: "His study",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
