import type { Paragraph } from "../paragraph.ts";

export const stageLoieFuller: Paragraph = {
  id: "stage-loie-fuller",
  version: 2,
  field: "arts",
  source: "Encyclopedias of dance; histories of stage lighting",
  text:
    "In her dances of the 1890s, American performer Loie Fuller gave less attention to steps than to the " +
    "movement of silk, extending her sleeves with long wands, lighting the fabric with colored electric " +
    "lamps, and patenting several of the devices that made the effect possible.",
  joints: [
    {
      kind: "front",
      after:
        "American performer Loie Fuller gave less attention to steps than to the movement of silk",
      verbs: ["gave"],
    },
    {
      kind: "outcome",
      after:
        "extending her sleeves with long wands, lighting the fabric with colored electric lamps, and patenting several of the devices that made the effect possible",
      verbs: ["gave"],
    },
    { kind: "title-and-name", title: "American performer", after: "Loie Fuller" },
    { kind: "noun-and-phrase", after: "of the devices" },
    { kind: "noun-and-phrase", after: "of the 1890s" },
    {
      kind: "items",
      items: [
        "extending her sleeves with long wands",
        "lighting the fabric with colored electric lamps",
        "patenting several of the devices that made the effect possible",
      ],
    },
  ],
  verbs: [
    { kind: "outcome", verb: "extending", base: "extend", beside: "gave" },
    {
      kind: "finite",
      verb: "gave",
      base: "give",
      subject: "American performer Loie Fuller",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
