import type { Paragraph } from "../paragraph.ts";

export const craftQanats: Paragraph = {
  id: "craft-qanats",
  field: "history",
  source: "Encyclopedias of Iranian history; textbooks on hydrology",
  text:
    "Since antiquity, qanats, gently sloping tunnels that carry groundwater from the foot of a mountain to the " +
    "fields of a plain, have sustained agriculture in the dry basins of Iran. Because the channel lies " +
    "underground, little of the water is lost to evaporation. Moreover, gravity alone moves the flow, so a " +
    "village that depends on a qanat needs no pump.",
  joints: [
    {
      kind: "inset",
      after:
        "gently sloping tunnels that carry groundwater from the foot of a mountain to the fields of a plain",
      then: "have sustained agriculture in the dry basins of Iran",
      verb: "have sustained",
      front: "Since antiquity",
    },
    {
      kind: "dependent-first",
      after: "little of the water is lost to evaporation",
      verbs: ["lies", "is lost"],
    },
    { kind: "noun-and-phrase", after: "of the water" },
    { kind: "preposition-and-object", after: "evaporation" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have sustained",
      base: "sustain",
      subject: "qanats",
      number: "plural",
      tense: "perfect",
      time: "Since antiquity",
    },
    {
      kind: "relative",
      verb: "carry",
      base: "carry",
      antecedent: "gently sloping tunnels",
      number: "plural",
    },
    {
      kind: "relative",
      verb: "depends",
      base: "depend",
      antecedent: "a village",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "addition",
      words: "Moreover",
      first: "little of the water is lost to evaporation",
      second: "gravity alone moves the flow",
      why: "The first statement names one advantage of such a tunnel, and the second adds another, the lack of any need for a pump.",
    },
  ],
};
