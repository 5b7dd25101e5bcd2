import type { Paragraph } from "../paragraph.ts";

export const hummingbirdTorpor: Paragraph = {
  id: "hummingbird-torpor",
  version: 2,
  field: "science",
  source: "Reference works on birds; textbooks on animal physiology",
  text:
    "When the nights are cold, many hummingbirds of the Andes Mountains pass into torpor, a state in which " +
    "body temperature falls, the heart slows, and the bird consumes only a fraction of the energy that " +
    "ordinary sleep would require.",
  joints: [
    {
      kind: "dependent-first",
      after: "many hummingbirds of the Andes Mountains pass into torpor",
      verbs: ["are", "pass"],
    },
    {
      kind: "items",
      items: [
        "body temperature falls",
        "the heart slows",
        "the bird consumes only a fraction of the energy that ordinary sleep would require",
      ],
    },
    { kind: "noun-and-phrase", after: "of the energy" },
    { kind: "preposition-and-object", after: "the energy that ordinary sleep would require" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "pass",
      base: "pass",
      subject: "many hummingbirds",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "falls",
      base: "fall",
      subject: "body temperature",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "consumes",
      base: "consume",
      subject: "the bird",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
