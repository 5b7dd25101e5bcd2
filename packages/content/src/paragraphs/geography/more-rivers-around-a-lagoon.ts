import type { Paragraph } from "../paragraph.ts";

export const moreRiversAroundALagoon: Paragraph = {
  id: "more-rivers-around-a-lagoon",
  version: 3,
  field: "geography",
  source: "Histories of Venice; histories of hydraulic engineering",
  text:
    "The magistrates of Venice, who feared that silt would turn the lagoon into land and deprive the city of " +
    "its harbor, decided to divert three rivers to the open sea: the Brenta, the Piave, and the Sile.",
  coda: "These rivers' new mouths lie outside the lagoon.",
  joints: [
    { kind: "list", after: "the Brenta, the Piave, and the Sile", verbs: ["decided"] },
    { kind: "items", items: ["the Brenta", "the Piave", "the Sile"] },
    {
      kind: "inset",
      after:
        "who feared that silt would turn the lagoon into land and deprive the city of its harbor",
      next: "decided to divert three rivers to the open sea",
      verb: "decided",
    },
    { kind: "noun-and-phrase", after: "of Venice" },
    { kind: "noun-and-phrase", after: "of its harbor" },
    { kind: "preposition-and-object", after: "the open sea" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to divert", base: "divert", beside: "decided" },
    {
      kind: "finite",
      verb: "decided",
      base: "decide",
      subject: "The magistrates",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "rivers' new mouths",
      word: "rivers'",
      forms: ["river", "rivers", "river's", "rivers'"],
      counted: "These",
      role: "owned",
      why: "With *these*, several rivers are meant, and the mouths are theirs.",
    },
  ],
};
