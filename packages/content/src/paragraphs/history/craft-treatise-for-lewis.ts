import type { Paragraph } from "../paragraph.ts";

export const craftTreatiseForLewis: Paragraph = {
  id: "craft-treatise-for-lewis",
  version: 2,
  field: "history",
  source: "Standard histories of astronomy; editions of Chaucer",
  text:
    "In *A Treatise on the Astrolabe*, a work begun in 1391, English poet Geoffrey Chaucer teaches a boy of " +
    "ten named Lewis to use an instrument for observing the sky. The treatise names three principal parts of " +
    "the device: the mother, a thick disk with a raised rim; the plate, a chart of the sky for one latitude; " +
    "and the rete, a pierced map of the stars.",
  joints: [
    { kind: "title-and-name", title: "English poet", after: "Geoffrey Chaucer" },
    {
      kind: "glossed",
      items: [
        ["the mother", "a thick disk with a raised rim"],
        ["the plate", "a chart of the sky for one latitude"],
        ["the rete", "a pierced map of the stars"],
      ],
    },
    { kind: "noun-and-phrase", after: "of the device" },
    { kind: "noun-and-phrase", after: "of ten named Lewis" },
  ],
  verbs: [
    { kind: "preposition", verb: "observing", base: "observe", beside: "teaches" },
    {
      kind: "finite",
      verb: "teaches",
      base: "teach",
      subject: "English poet Geoffrey Chaucer",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "names",
      base: "name",
      subject: "The treatise",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
