import type { Paragraph } from "../paragraph.ts";

export const ripplesOfKinship: Paragraph = {
  id: "ripples-of-kinship",
  version: 3,
  field: "society",
  source: "Histories of sociology; encyclopedias of Chinese studies",
  text:
    "Writing in *From the Soil*, a collection of essays from the late 1940s, Chinese sociologist Fei Xiaotong " +
    "likened the social relations of a villager to the ripples that spread when a stone is thrown into a " +
    "pond. The nearest rings are kin, the outer ones grow fainter, and every person stands at the center of a " +
    "different set of circles.",
  joints: [
    {
      kind: "front",
      after:
        "Chinese sociologist Fei Xiaotong likened the social relations of a villager to the ripples that spread " +
        "when a stone is thrown into a pond",
      verbs: ["likened"],
    },
    { kind: "title-and-name", title: "Chinese sociologist", after: "Fei Xiaotong" },
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
  modifiers: [
    {
      opening: "Writing in *From the Soil*, a collection of essays from the late 1940s",
      clause:
        "Chinese sociologist Fei Xiaotong likened the social relations of a villager to the ripples that spread " +
        "when a stone is thrown into a pond",
      noun: "Chinese sociologist Fei Xiaotong",
      kind: "person",
      wrong: [
        {
          clause:
            "the social relations of a villager were likened by Chinese sociologist Fei Xiaotong to the ripples that " +
            "spread when a stone is thrown into a pond",
          noun: "the social relations of a villager",
          kind: "idea",
          reason: "Social relations do not write essays; the sociologist did.",
        },
        {
          clause:
            "the ripples that spread when a stone is thrown into a pond were used by Chinese sociologist Fei Xiaotong " +
            "as an image of a villager's social relations",
          noun: "the ripples that spread when a stone is thrown into a pond",
          kind: "thing",
          reason: "Ripples do not write essays.",
        },
        {
          clause:
            "Chinese sociologist Fei Xiaotong's comparison was between the social relations of a villager and the " +
            "ripples that a stone makes in a pond",
          noun: "Chinese sociologist Fei Xiaotong's comparison",
          kind: "idea",
          reason:
            "The noun after the comma is *comparison*; *Fei Xiaotong's* only says who drew it.",
        },
      ],
    },
  ],
};
