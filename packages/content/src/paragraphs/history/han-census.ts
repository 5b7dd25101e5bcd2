import type { Paragraph } from "../paragraph.ts";

export const hanCensus: Paragraph = {
  id: "han-census",
  version: 2,
  field: "history",
  source: "Histories of Han China; histories of the census",
  text:
    "Officials of the Han dynasty kept detailed counts of the population of China. For example, the results of a " +
    "census conducted in 2 CE state the number of households and individuals in each of more than one hundred " +
    "regions, giving a total of more than fifty-seven million people.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "kept detailed counts of the population of China",
      verb: "kept",
    },
    {
      kind: "turning-clauses",
      after:
        "For example, the results of a census conducted in 2 CE state the number of households and individuals in each of more than one hundred regions",
      verbs: ["kept", "state"],
    },
    {
      kind: "subject-and-verb",
      after:
        "state the number of households and individuals in each of more than one hundred regions",
      verb: "state",
    },
    { kind: "noun-and-phrase", after: "of households and individuals" },
    { kind: "noun-and-phrase", after: "of the Han dynasty" },
    { kind: "noun-and-phrase", after: "of the population of China" },
    {
      kind: "verb-and-complement",
      after: "detailed counts of the population of China",
      verb: "kept",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "state",
      base: "state",
      subject: "the results",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "kept",
      base: "keep",
      subject: "Officials",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "For example",
      first: "Officials of the Han dynasty kept detailed counts of the population of China",
      second:
        "the results of a census conducted in 2 CE state the number of households and individuals in each of more than one hundred regions",
      why: "The first statement says that Han officials kept detailed counts of the population of China, and the second says that the census of 2 CE states the number of households and individuals in each region.",
    },
  ],
};
