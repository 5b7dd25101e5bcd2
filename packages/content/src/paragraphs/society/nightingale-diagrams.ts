import type { Paragraph } from "../paragraph.ts";

export const nightingaleDiagrams: Paragraph = {
  id: "nightingale-diagrams",
  field: "society",
  source: "Histories of statistics and nursing; encyclopedias of medicine",
  text:
    "Florence Nightingale, the head of the nurses at a British army hospital during the Crimean War, came home " +
    "in 1856 with detailed records of deaths among soldiers. The diagrams that she published in 1858 leave " +
    "little doubt about the main cause. Each consists of twelve wedges, one for every month of a year; in most " +
    "of them, the area that stands for preventable diseases exceeds all the others.",
  joints: [
    {
      kind: "inset",
      after: "the head of the nurses at a British army hospital during the Crimean War",
      next: "came home in 1856 with detailed records of deaths among soldiers",
      verb: "came",
    },
    {
      kind: "essential",
      after: "that she published in 1858",
      next: "leave little doubt about the main cause",
      verb: "leave",
    },
    { kind: "subject-and-verb", after: "consists of twelve wedges", verb: "consists" },
    { kind: "preposition-and-object", after: "twelve wedges" },
    { kind: "noun-and-phrase", after: "about the main cause" },
    { kind: "verb-and-complement", after: "little doubt about the main cause", verb: "leave" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "leave",
      base: "leave",
      subject: "The diagrams",
      number: "plural",
      tense: "present",
    },
    { kind: "relative", verb: "stands", base: "stand", antecedent: "the area", number: "singular" },
    {
      kind: "finite",
      verb: "exceeds",
      base: "exceed",
      subject: "the area",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
