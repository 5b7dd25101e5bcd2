import type { Paragraph } from "../paragraph.ts";

export const stageLoieFuller: Paragraph = {
  id: "stage-loie-fuller",
  field: "arts",
  source: "Encyclopedias of dance; histories of stage lighting",
  text:
    "In her dances of the 1890s, the American performer Loie Fuller gave less attention to steps than to moving " +
    "silk, extending her sleeves with long wands, lighting the fabric with colored electric lamps, and patenting " +
    "several of the devices that made the effect possible.",
  joints: [
    {
      kind: "front",
      after: "the American performer Loie Fuller gave less attention to steps than to moving silk",
      verbs: ["gave"],
    },
    {
      kind: "outcome",
      after:
        "extending her sleeves with long wands, lighting the fabric with colored electric lamps, and patenting several of the devices that made the effect possible",
      verbs: ["gave"],
    },
    { kind: "title-and-name", after: "Loie Fuller" },
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
      subject: "the American performer Loie Fuller",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
