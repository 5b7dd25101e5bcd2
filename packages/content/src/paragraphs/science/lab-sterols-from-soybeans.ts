import type { Paragraph } from "../paragraph.ts";

export const labSterolsFromSoybeans: Paragraph = {
  id: "lab-sterols-from-soybeans",
  version: 2,
  field: "science",
  source: "Biographies of Percy Julian; histories of organic chemistry",
  text:
    "In 1935, chemists Percy Julian and Josef Pikl completed a synthesis of physostigmine, a drug that until " +
    "then had been extracted from the Calabar bean of West Africa. Subsequently, Julian turned to soybean oil, " +
    "from which he obtained sterols, the raw material for the manufacture of progesterone, testosterone, and " +
    "cortisone. Treatments that had been prohibitively expensive became affordable as a result.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Subsequently, Julian turned to soybean oil",
      verbs: ["completed", "turned"],
    },
    { kind: "title-and-name", title: "chemists", after: "Percy Julian and Josef Pikl" },
    {
      kind: "essential",
      after: "that had been prohibitively expensive",
      next: "became affordable as a result",
      verb: "became",
    },
    { kind: "items", items: ["progesterone", "testosterone", "cortisone"] },
    { kind: "lead-and-series", after: "progesterone, testosterone, and cortisone" },
    { kind: "noun-and-phrase", after: "of West Africa" },
    { kind: "verb-and-complement", after: "a synthesis of physostigmine", verb: "completed" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "completed",
      base: "complete",
      subject: "chemists Percy Julian and Josef Pikl",
      number: "plural",
      tense: "past",
      time: "In 1935",
    },
    {
      kind: "finite",
      verb: "became",
      base: "become",
      subject: "Treatments",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["addition"],
      words: "Subsequently",
      first: "chemists Percy Julian and Josef Pikl completed a synthesis of physostigmine",
      second: "Julian turned to soybean oil",
      why: "The first statement says that Julian and Pikl completed a synthesis of physostigmine in 1935, and the second says that Julian moved on from physostigmine to soybean oil, from which he obtained sterols.",
    },
  ],
};
