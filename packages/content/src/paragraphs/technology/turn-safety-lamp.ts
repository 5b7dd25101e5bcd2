import type { Paragraph } from "../paragraph.ts";

export const turnSafetyLamp: Paragraph = {
  id: "turn-safety-lamp",
  version: 2,
  field: "technology",
  source: "Histories of mining; biographies of Humphry Davy",
  text:
    "Humphry Davy, an English chemist, was asked in 1815 to make the lighting of coal mines safer. To that " +
    "end, he enclosed the flame of a lamp in a cylinder of wire gauze, which cooled the burning gas before " +
    "it could ignite the air outside. Moreover, the flame of the lamp changed in height and color when the " +
    "air contained flammable gas.",
  joints: [
    {
      kind: "inset",
      after: "an English chemist",
      next: "was asked in 1815 to make the lighting of coal mines safer",
      verb: "was asked",
    },
    { kind: "noun-and-phrase", after: "of wire gauze" },
    { kind: "noun-and-phrase", after: "of coal mines" },
    { kind: "preposition-and-object", after: "a cylinder of wire gauze" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was asked",
      base: "ask",
      subject: "Humphry Davy",
      number: "singular",
      tense: "past",
    },
    {
      kind: "relative",
      verb: "cooled",
      base: "cool",
      antecedent: "a cylinder of wire gauze",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "sequence"],
      words: "To that end",
      first:
        "Humphry Davy, an English chemist, was asked in 1815 to make the lighting of coal mines safer",
      second:
        "he enclosed the flame of a lamp in a cylinder of wire gauze, which cooled the burning gas before it could ignite the air outside",
      why: "The first statement says that Davy was asked to make the lighting of coal mines safer, and the second says that Davy enclosed the flame of a lamp in wire gauze, which cooled the burning gas.",
    },
    {
      relation: "addition",
      also: ["emphasis", "similarity"],
      words: "Moreover",
      first:
        "To that end, he enclosed the flame of a lamp in a cylinder of wire gauze, which cooled the burning gas before it could ignite the air outside",
      second:
        "the flame of the lamp changed in height and color when the air contained flammable gas",
      why: "The first statement says that gauze around the flame of the lamp kept burning gas from igniting the air outside, and the second says that the flame of the lamp changed in height and color when the air contained flammable gas.",
    },
  ],
};
