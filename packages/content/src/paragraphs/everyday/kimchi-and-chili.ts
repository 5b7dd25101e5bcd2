import type { Paragraph } from "../paragraph.ts";

export const kimchiAndChili: Paragraph = {
  id: "kimchi-and-chili",
  version: 3,
  field: "everyday",
  source: "Encyclopedias of food; histories of Korean cookery",
  text:
    "Pale for most of its history, kimchi was made without the ingredient that now gives it color: the " +
    "chili pepper. The plant, a native of the Americas, reached East Asia in the sixteenth century; " +
    "Korean recipes that combine it with fermented cabbage are more recent still.",
  joints: [
    {
      kind: "inset",
      after: "a native of the Americas",
      next: "reached East Asia in the sixteenth century",
      verb: "reached",
    },
    {
      kind: "clauses",
      after: "Korean recipes that combine it with fermented cabbage are more recent still",
      verbs: ["reached", "are"],
    },
    {
      kind: "front",
      after: "kimchi was made without the ingredient that now gives it color",
      verbs: ["was made"],
    },
    { kind: "noun-and-phrase", after: "of the Americas" },
  ],
  verbs: [
    {
      kind: "relative",
      verb: "combine",
      base: "combine",
      antecedent: "Korean recipes",
      number: "plural",
    },
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "Korean recipes",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Pale for most of its history",
      clause: "kimchi was made without the ingredient that now gives it color: the chili pepper",
      noun: "kimchi",
      kind: "thing",
      wrong: [
        {
          clause:
            "cooks made kimchi without the ingredient that now gives it color: the chili pepper",
          noun: "cooks",
          kind: "person",
          reason:
            "The phrase speaks of *its* history, the history of a food and not of its makers.",
        },
        {
          clause:
            "the making of kimchi did not involve the ingredient that now gives it color: the chili pepper",
          noun: "the making of kimchi",
          kind: "idea",
          reason: "The noun after the comma is *making*, and a deed is not pale.",
        },
        {
          clause: "there was no chili pepper in kimchi, the ingredient that now gives it color",
          noun: "there",
          kind: "none",
          reason: "*There* names nothing that was pale.",
        },
      ],
    },
  ],
};
