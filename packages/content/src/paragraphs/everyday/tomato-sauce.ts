import type { Paragraph } from "../paragraph.ts";

export const tomatoSauce: Paragraph = {
  id: "tomato-sauce",
  field: "everyday",
  source: "Encyclopedias of food; histories of Italian cookery",
  text:
    "Although tomatoes had reached Italy by the middle of the sixteenth century, the earliest known Italian recipe " +
    "for a sauce made from them appears in a cookbook that Antonio Latini, a steward in Naples, published in the " +
    "1690s.",
  joints: [
    {
      kind: "dependent-first",
      after:
        "the earliest known Italian recipe for a sauce made from them appears in a cookbook that Antonio Latini, a steward in Naples, published in the 1690s",
      verbs: ["had reached", "appears"],
    },
    { kind: "noun-and-phrase", after: "for a sauce" },
    { kind: "noun-and-phrase", after: "of the sixteenth century" },
    { kind: "preposition-and-object", after: "the middle of the sixteenth century" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "appears",
      base: "appear",
      subject: "the earliest known Italian recipe",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "Antonio Latini",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
