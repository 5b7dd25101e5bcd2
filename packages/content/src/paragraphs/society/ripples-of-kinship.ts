import type { Paragraph } from "../paragraph.ts";

export const ripplesOfKinship: Paragraph = {
  id: "ripples-of-kinship",
  field: "society",
  source: "Histories of sociology; encyclopedias of Chinese studies",
  text:
    "In *From the Soil*, a collection of essays from the late 1940s, the Chinese sociologist Fei Xiaotong " +
    "likened the social relations of a villager to the ripples that spread when a stone is thrown into a " +
    "pond. The nearest rings are kin, the outer ones grow fainter, and every person stands at the center of a " +
    "different set of circles.",
  joints: [
    {
      kind: "front",
      after:
        "the Chinese sociologist Fei Xiaotong likened the social relations of a villager to the ripples that spread when a stone is thrown into a pond",
      verbs: ["likened"],
    },
    { kind: "title-and-name", after: "Fei Xiaotong" },
    { kind: "noun-and-phrase", after: "of a villager" },
    { kind: "noun-and-phrase", after: "of a different set of circles" },
    { kind: "noun-and-phrase", after: "of circles" },
    { kind: "preposition-and-object", after: "a pond" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "grow",
      base: "grow",
      subject: "the outer ones",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "stands",
      base: "stand",
      subject: "every person",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
