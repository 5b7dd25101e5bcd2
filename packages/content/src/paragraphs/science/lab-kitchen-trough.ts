import type { Paragraph } from "../paragraph.ts";

export const labKitchenTrough: Paragraph = {
  id: "lab-kitchen-trough",
  version: 2,
  field: "science",
  source: "Biographies of Agnes Pockels; histories of surface chemistry",
  text:
    "Agnes Pockels, who had no university training, studied the behavior of water surfaces with a shallow " +
    "trough that she constructed at her home in Germany. In 1891, she described her measurements in a letter " +
    "to British physicist Lord Rayleigh, who arranged for its publication in *Nature*. Later, American " +
    "chemist Irving Langmuir refined her apparatus, using it to investigate films only one molecule thick.",
  joints: [
    {
      kind: "inset",
      after: "who had no university training",
      next: "studied the behavior of water surfaces with a shallow trough that she constructed at her home in Germany",
      verb: "studied",
    },
    {
      kind: "turning-clauses",
      after: "Later, American chemist Irving Langmuir refined her apparatus",
      verbs: ["described", "refined"],
    },
    { kind: "title-and-name", title: "American chemist", after: "Irving Langmuir" },
    { kind: "title-and-name", title: "British physicist", after: "Lord Rayleigh" },
    {
      kind: "verb-and-complement",
      after:
        "the behavior of water surfaces with a shallow trough that she constructed at her home in Germany",
      verb: "studied",
    },
    { kind: "noun-and-phrase", after: "of water surfaces" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "described",
      base: "describe",
      subject: "she",
      number: "singular",
      tense: "past",
      time: "In 1891",
    },
    { kind: "outcome", verb: "using", base: "use", beside: "refined" },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["cause"],
      words: "Later",
      first: "she described her measurements in a letter to British physicist Lord Rayleigh",
      second: "American chemist Irving Langmuir refined her apparatus",
      why: "The first statement says that Pockels described her measurements in a letter to Lord Rayleigh in 1891, and the second says that Langmuir refined the apparatus that Pockels had built at her home.",
    },
  ],
};
