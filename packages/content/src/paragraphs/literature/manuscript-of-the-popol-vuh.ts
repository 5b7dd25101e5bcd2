import type { Paragraph } from "../paragraph.ts";

export const manuscriptOfThePopolVuh: Paragraph = {
  id: "manuscript-of-the-popol-vuh",
  version: 2,
  field: "literature",
  source: "Standard histories of Maya literature; introductions to the Popol Vuh",
  text:
    "The oldest surviving text of the *Popol Vuh*, a K'iche' Maya account of the creation of the world, is a " +
    "copy that friar Francisco Ximénez made in Guatemala in the early eighteenth century. The manuscript that " +
    "he transcribed was written in the Latin alphabet by K'iche' authors about 150 years earlier and has " +
    "never been found.",
  joints: [
    {
      kind: "inset",
      after: "a K'iche' Maya account of the creation of the world",
      next: "is a copy that friar Francisco Ximénez made in Guatemala in the early eighteenth century",
      verb: "is",
    },
    {
      kind: "essential",
      after: "that he transcribed",
      next: "was written in the Latin alphabet by K'iche' authors about 150 years earlier and has never been found",
      verb: "was written",
    },
    { kind: "title-and-name", title: "friar", after: "Francisco Ximénez" },
    { kind: "noun-and-phrase", after: "of the creation of the world" },
    { kind: "noun-and-phrase", after: "of the *Popol Vuh*" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was written",
      base: "write",
      subject: "The manuscript",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
