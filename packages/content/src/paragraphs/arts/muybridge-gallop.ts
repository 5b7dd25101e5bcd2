import type { Paragraph } from "../paragraph.ts";

export const muybridgeGallop: Paragraph = {
  id: "muybridge-gallop",
  version: 2,
  field: "arts",
  source: "Standard histories of photography; encyclopedia entries on Eadweard Muybridge",
  text:
    "Before 1878, most painters had shown galloping horses with all four legs extended. The pictures that " +
    "photographer Eadweard Muybridge took in that year on a California racetrack revealed that the hooves " +
    "leave the ground together at only one point in the stride: the moment when the legs are gathered beneath " +
    "the body.",
  joints: [
    {
      kind: "essential",
      after: "that photographer Eadweard Muybridge took in that year on a California racetrack",
      next: "revealed that the hooves leave the ground together at only one point in the stride",
      verb: "revealed",
    },
    {
      kind: "verb-and-complement",
      after: "that the hooves leave the ground together at only one point in the stride",
      verb: "revealed",
    },
    { kind: "preposition-and-object", after: "all four legs extended" },
    { kind: "noun-and-phrase", after: "in the stride" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had shown",
      base: "show",
      subject: "most painters",
      number: "plural",
      tense: "past-perfect",
      time: "Before 1878",
    },
    {
      kind: "finite",
      verb: "revealed",
      base: "reveal",
      subject: "The pictures",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
