import type { Paragraph } from "../paragraph.ts";

export const shapeOfEarthFromOrbit: Paragraph = {
  id: "shape-of-earth-from-orbit",
  version: 3,
  field: "technology",
  source: "Biographies of Gladys West; histories of satellite geodesy",
  text:
    "The surface of the ocean does not form a perfect ellipsoid; its height varies by many meters because the " +
    "gravity of Earth differs from place to place. In the 1970s and 1980s, Gladys West, a mathematician " +
    "employed by the U.S. Navy in Dahlgren, Virginia, used computers to derive precise models of that surface " +
    "from measurements made by satellites. Models of this kind are essential to satellite navigation.",
  joints: [
    {
      kind: "clauses",
      after:
        "its height varies by many meters because the gravity of Earth differs from place to place",
      verbs: ["does not form", "varies"],
    },
    { kind: "noun-and-phrase", after: "of the ocean" },
    { kind: "subject-and-verb", after: "are essential to satellite navigation", verb: "are" },
    { kind: "preposition-and-object", after: "satellite navigation" },
    { kind: "subject-and-verb", after: "differs from place to place", verb: "differs" },
    { kind: "noun-and-phrase", after: "of this kind" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "differs",
      base: "differ",
      subject: "the gravity",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "used",
      base: "use",
      subject: "Gladys West",
      number: "singular",
      tense: "past",
      time: "In the 1970s and 1980s",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its height varies", antecedent: "The surface" }],
  nouns: [
    {
      at: "surface of the ocean",
      word: "surface",
      forms: ["surface", "surfaces", "surface's", "surfaces'"],
      counted: "does not form",
      role: "predicate",
      why: "*Does* calls for the singular, and nothing that follows belongs to the surface.",
    },
  ],
};
