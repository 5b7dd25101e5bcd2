import type { Paragraph } from "../paragraph.ts";

export const chilkatRobes: Paragraph = {
  id: "chilkat-robes",
  version: 2,
  field: "arts",
  source: "Standard works on Northwest Coast art; museum guides to Tlingit textiles",
  text:
    "The rounded outlines on Chilkat robes, ceremonial textiles of the Tlingit people of Alaska, are rare in " +
    "weaving, a technique that favors straight lines. Traditionally, half of the symmetrical design was first " +
    "painted on a wooden board. Afterward, weavers copied it in mountain goat wool and cedar bark, reversing " +
    "the painted image to form the other half.",
  joints: [
    {
      kind: "inset",
      after: "ceremonial textiles of the Tlingit people of Alaska",
      next: "are rare in weaving",
      verb: "are",
    },
    {
      kind: "turning-clauses",
      after: "Afterward, weavers copied it in mountain goat wool and cedar bark",
      verbs: ["was first painted", "copied"],
    },
    {
      kind: "outcome",
      after: "reversing the painted image to form the other half",
      verbs: ["copied"],
    },
    { kind: "noun-and-phrase", after: "of the symmetrical design" },
    { kind: "preposition-and-object", after: "mountain goat wool and cedar bark" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "The rounded outlines",
      number: "plural",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "favors",
      base: "favor",
      antecedent: "a technique",
      number: "singular",
    },
    { kind: "outcome", verb: "reversing", base: "reverse", beside: "copied" },
  ],
  turns: [
    {
      relation: "sequence",
      words: "Afterward",
      first: "Traditionally, half of the symmetrical design was first painted on a wooden board",
      second: "weavers copied it in mountain goat wool and cedar bark",
      why: "The first statement says that half of the design was first painted on a wooden board, and the second says that weavers copied the painted design in wool and cedar bark.",
    },
  ],
};
