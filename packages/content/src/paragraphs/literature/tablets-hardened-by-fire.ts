import type { Paragraph } from "../paragraph.ts";

export const tabletsHardenedByFire: Paragraph = {
  id: "tablets-hardened-by-fire",
  version: 2,
  field: "literature",
  source: "Standard histories of ancient Mesopotamia; catalogs of the British Museum",
  text:
    "In the seventh century BCE, scribes in the service of the Assyrian king Ashurbanipal assembled a library of " +
    "clay tablets at Nineveh. Clay, unlike papyrus, hardens in a fire. Therefore, the burning of the palace " +
    "in 612 BCE preserved thousands of the tablets, among them the fullest surviving copy of the *Epic of " +
    "Gilgamesh*.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Therefore, the burning of the palace in 612 BCE preserved thousands of the tablets",
      verbs: ["hardens", "preserved"],
    },
    { kind: "inset", after: "unlike papyrus", next: "hardens in a fire", verb: "hardens" },
    { kind: "noun-and-phrase", after: "of clay tablets" },
    { kind: "noun-and-phrase", after: "of the *Epic of Gilgamesh*" },
    {
      kind: "verb-and-complement",
      after: "a library of clay tablets at Nineveh",
      verb: "assembled",
    },
    { kind: "title-and-name", title: "the Assyrian king", after: "Ashurbanipal" },
    { kind: "preposition-and-object", after: "the palace in 612 BCE" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "assembled",
      base: "assemble",
      subject: "scribes",
      number: "plural",
      tense: "past",
      time: "In the seventh century BCE",
    },
    {
      kind: "finite",
      verb: "hardens",
      base: "harden",
      subject: "Clay",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["example", "emphasis"],
      words: "Therefore",
      first: "Clay, unlike papyrus, hardens in a fire",
      second: "the burning of the palace in 612 BCE preserved thousands of the tablets",
      why: "The first statement says that clay, unlike papyrus, hardens in a fire, and the second says that the burning of the palace preserved thousands of the clay tablets.",
    },
  ],
};
