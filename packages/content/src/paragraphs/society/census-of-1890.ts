import type { Paragraph } from "../paragraph.ts";

export const censusOf1890: Paragraph = {
  id: "census-of-1890",
  version: 2,
  field: "society",
  source: "Histories of computing; guides to the United States census",
  text: "The answers that households gave to the 1890 census were punched into cards and counted by electrical machines, an invention of engineer Herman Hollerith that saved the government years of labor. Unfortunately, a fire damaged most of the original census forms in 1921. The pages that survive name some six thousand people.",
  joints: [
    {
      kind: "essential",
      after: "that households gave to the 1890 census",
      next: "were punched into cards and counted by electrical machines",
      verb: "were",
    },
    { kind: "title-and-name", title: "engineer", after: "Herman Hollerith" },
    { kind: "noun-and-phrase", after: "of the original census forms in 1921" },
    { kind: "noun-and-phrase", after: "of labor" },
    {
      kind: "essential",
      after: "that survive",
      next: "name some six thousand people",
      verb: "name",
    },
    { kind: "verb-and-complement", after: "some six thousand people", verb: "name" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "The answers",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "name",
      base: "name",
      subject: "The pages",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "damaged",
      base: "damage",
      subject: "a fire",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "evaluation",
      also: ["contrast", "concession", "sequence"],
      words: "Unfortunately",
      first:
        "The answers that households gave to the 1890 census were punched into cards and counted by electrical machines, an invention of engineer Herman Hollerith that saved the government years of labor",
      second: "a fire damaged most of the original census forms in 1921",
      why: "The first statement says that the answers to the 1890 census were counted by machines that saved years of labor, and the second reports a misfortune, the damage by fire to most of the original census forms.",
    },
  ],
};
