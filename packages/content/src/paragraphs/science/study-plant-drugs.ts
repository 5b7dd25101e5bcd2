import type { Paragraph } from "../paragraph.ts";

export const studyPlantDrugs: Paragraph = {
  id: "study-plant-drugs",
  version: 2,
  field: "science",
  source: "Standard histories of pharmacology",
  text: "In the first decades of the nineteenth century, European chemists learned to separate the active compounds of medicinal plants from the rest of each plant. Among the first substances obtained in this way were three with powerful effects: morphine, a painkiller from the opium poppy; quinine, a remedy for malaria from cinchona bark; and caffeine, a stimulant from the coffee bean. Purified compounds could be measured exactly. Consequently, doses became far more reliable.",
  joints: [
    {
      kind: "front",
      after:
        "European chemists learned to separate the active compounds of medicinal plants from the rest of each plant",
      verbs: ["learned"],
    },
    {
      kind: "glossed",
      items: [
        ["morphine", "a painkiller from the opium poppy"],
        ["quinine", "a remedy for malaria from cinchona bark"],
        ["caffeine", "a stimulant from the coffee bean"],
      ],
    },
    {
      kind: "turning-clauses",
      after: "Consequently, doses became far more reliable",
      verbs: ["could be measured", "became"],
    },
    { kind: "noun-and-phrase", after: "of the nineteenth century" },
    { kind: "subject-and-verb", after: "could be measured exactly", verb: "could be measured" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "learned",
      base: "learn",
      subject: "European chemists",
      number: "plural",
      tense: "past",
      time: "In the first decades of the nineteenth century",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["restatement", "addition"],
      words: "Consequently",
      first: "Purified compounds could be measured exactly",
      second: "doses became far more reliable",
      why: "The first statement says that the purified compounds of medicinal plants could be measured exactly, and the second says that the doses of medicinal compounds became far more reliable.",
    },
  ],
};
