import type { Paragraph } from "../paragraph.ts";

export const hanCensus: Paragraph = {
  id: "han-census",
  field: "history",
  source: "Histories of Han China; histories of the census",
  text:
    "Officials of the Han dynasty kept detailed counts of the population of China. In fact, the results of a " +
    "census conducted in 2 CE state the number of households and individuals in each of more than one hundred " +
    "regions, reaching a total of more than fifty-seven million people.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "kept detailed counts of the population of China",
      verb: "kept",
    },
    {
      kind: "turning-clauses",
      after:
        "In fact, the results of a census conducted in 2 CE state the number of households and individuals in each of more than one hundred regions",
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
      relation: "emphasis",
      words: "In fact",
      first: "Officials of the Han dynasty kept detailed counts of the population of China",
      second:
        "the results of a census conducted in 2 CE state the number of households and individuals in each of more than one hundred regions",
      why: "The first statement says that the counts were detailed, and the second strengthens it by telling how detailed one of them was.",
    },
  ],
};
