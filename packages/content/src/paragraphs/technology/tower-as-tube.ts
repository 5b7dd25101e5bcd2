import type { Paragraph } from "../paragraph.ts";

export const towerAsTube: Paragraph = {
  id: "tower-as-tube",
  field: "technology",
  source: "Histories of structural engineering; biographies of Fazlur Rahman Khan",
  text:
    "In tall buildings of the early twentieth century, resistance to wind came from a rigid frame of columns and " +
    "beams distributed throughout the interior. In the 1960s, Fazlur Rahman Khan, a structural engineer born in " +
    "Dhaka, placed the main supports at the perimeter, treating the building as a hollow tube. The 100-story tower " +
    "that he designed for Chicago consequently required far less steel per square foot than the older Empire State " +
    "Building.",
  joints: [
    {
      kind: "inset",
      after: "a structural engineer born in Dhaka",
      then: "placed the main supports at the perimeter",
      verb: "placed",
      front: "In the 1960s",
    },
    { kind: "outcome", after: "treating the building as a hollow tube", verbs: ["placed"] },
    {
      kind: "front",
      after:
        "resistance to wind came from a rigid frame of columns and beams distributed throughout the interior",
      verbs: ["came"],
    },
    {
      kind: "clauses",
      after:
        "In the 1960s, Fazlur Rahman Khan, a structural engineer born in Dhaka, placed the main supports at the " +
        "perimeter",
      verbs: ["came", "placed"],
    },
    { kind: "noun-and-phrase", after: "of columns and beams distributed throughout the interior" },
    {
      kind: "essential",
      after: "that he designed for Chicago",
      then: "consequently required far less steel per square foot than the older Empire State Building",
      verb: "consequently required",
    },
    { kind: "preposition-and-object", after: "a hollow tube" },
    { kind: "noun-and-phrase", after: "of the early twentieth century" },
  ],
  verbs: [
    { kind: "outcome", verb: "treating", base: "treat", beside: "placed" },
    {
      kind: "finite",
      verb: "came",
      base: "come",
      subject: "resistance",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "placed",
      base: "place",
      subject: "Fazlur Rahman Khan",
      number: "singular",
      tense: "past",
      time: "In the 1960s",
    },
  ],
  turns: [],
};
