import type { Paragraph } from "../paragraph.ts";

export const lawsOfUrNammu: Paragraph = {
  id: "laws-of-ur-nammu",
  version: 2,
  field: "history",
  source: "Histories of Mesopotamian law; encyclopedias of the ancient Near East",
  text:
    "The laws of Hammurabi, a king of Babylon in the eighteenth century BCE, prescribe that a free man who " +
    "blinds his equal shall lose an eye. In contrast, the laws of the Sumerian king Ur-Nammu, which are about " +
    "three centuries older, require only a payment in silver for the same injury.",
  joints: [
    {
      kind: "inset",
      after: "a king of Babylon in the eighteenth century BCE",
      next: "prescribe that a free man who blinds his equal shall lose an eye",
      verb: "prescribe",
    },
    {
      kind: "turning-clauses",
      after:
        "In contrast, the laws of the Sumerian king Ur-Nammu, which are about three centuries older, require only a " +
        "payment in silver for the same injury",
      verbs: ["prescribe", "require"],
    },
    {
      kind: "inset",
      after: "which are about three centuries older",
      next: "require only a payment in silver for the same injury",
      verb: "require",
      front: "In contrast",
    },
    { kind: "noun-and-phrase", after: "of Hammurabi" },
    { kind: "title-and-name", title: "the Sumerian king", after: "Ur-Nammu" },
    { kind: "noun-and-phrase", after: "in silver for the same injury" },
    { kind: "preposition-and-object", after: "the same injury" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "prescribe",
      base: "prescribe",
      subject: "The laws",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "require",
      base: "require",
      subject: "the laws",
      number: "plural",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "blinds",
      base: "blind",
      antecedent: "a free man",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["replacement"],
      words: "In contrast",
      first:
        "The laws of Hammurabi, a king of Babylon in the eighteenth century BCE, prescribe that a free man who blinds his equal shall lose an eye",
      second:
        "the laws of the Sumerian king Ur-Nammu, which are about three centuries older, require only a payment in " +
        "silver for the same injury",
      why: "The first statement says that the laws of Hammurabi prescribe the loss of an eye for blinding an equal, whereas the second says that the laws of Ur-Nammu require only a payment in silver for blinding a man.",
    },
  ],
};
