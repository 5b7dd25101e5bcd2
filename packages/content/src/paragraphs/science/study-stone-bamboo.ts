import type { Paragraph } from "../paragraph.ts";

export const studyStoneBamboo: Paragraph = {
  id: "study-stone-bamboo",
  version: 2,
  field: "science",
  source: "Encyclopedias of the history of Chinese science; histories of geology",
  text:
    "Around 1088, the Chinese official Shen Kuo described in his *Dream Pool Essays* petrified bamboo that had " +
    "come to light when a riverbank collapsed in a dry northern district. Because bamboo did not grow there in " +
    "his day, Shen inferred that the climate of the district had changed over time.",
  joints: [
    { kind: "title-and-name", title: "the Chinese official", after: "Shen Kuo" },
    {
      kind: "dependent-first",
      after: "Shen inferred that the climate of the district had changed over time",
      verbs: ["did not grow", "inferred"],
    },
    { kind: "noun-and-phrase", after: "of the district" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "described",
      base: "describe",
      subject: "the Chinese official Shen Kuo",
      number: "singular",
      tense: "past",
      time: "Around 1088",
    },
    {
      kind: "finite",
      verb: "had changed",
      base: "change",
      subject: "the climate",
      number: "singular",
      tense: "past-perfect",
    },
  ],
  turns: [],
};
