import type { Paragraph } from "../paragraph.ts";

export const kimchiAndChili: Paragraph = {
  id: "kimchi-and-chili",
  field: "everyday",
  source: "Encyclopedias of food; histories of Korean cookery",
  text:
    "For most of its history, kimchi was made without the ingredient that now gives it color: the chili pepper. " +
    "The plant, a native of the Americas, reached East Asia in the sixteenth century; Korean recipes that combine " +
    "it with fermented cabbage are more recent still.",
  joints: [
    { kind: "answer", after: "the chili pepper", verbs: ["was made"] },
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
};
