import type { Paragraph } from "../paragraph.ts";

export const ruthAsawaWire: Paragraph = {
  id: "ruth-asawa-wire",
  version: 2,
  field: "arts",
  source: "Museum catalogs on Ruth Asawa; standard histories of modern American sculpture",
  text:
    "The hanging sculptures of American artist Ruth Asawa depend on a technique that she first encountered in " +
    "1947 in Toluca, Mexico, where artisans looped wire into baskets for eggs. Because the interlocked loops " +
    "form an open mesh, light passes through the metal, revealing one rounded form suspended inside another.",
  joints: [
    {
      kind: "subject-and-verb",
      after:
        "depend on a technique that she first encountered in 1947 in Toluca, Mexico, where artisans looped wire into baskets for eggs",
      verb: "depend",
    },
    { kind: "dependent-first", after: "light passes through the metal", verbs: ["form", "passes"] },
    {
      kind: "preposition-and-object",
      after: "a technique that she first encountered in 1947 in Toluca",
    },
    { kind: "noun-and-phrase", after: "for eggs" },
    { kind: "preposition-and-object", after: "the metal" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "depend",
      base: "depend",
      subject: "The hanging sculptures",
      number: "plural",
      tense: "present",
    },
    { kind: "outcome", verb: "revealing", base: "reveal", beside: "passes" },
  ],
  turns: [],
};
