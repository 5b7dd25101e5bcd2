import type { Paragraph } from "../paragraph.ts";

export const vanGoghBedroomWalls: Paragraph = {
  id: "van-gogh-bedroom-walls",
  version: 3,
  field: "arts",
  source: "Museum studies of pigments; guides to the paintings of Vincent van Gogh",
  text:
    "When Vincent van Gogh painted *The Bedroom* in 1888, he described its walls as pale violet, " +
    "a color that he obtained by mixing blue with a red lake pigment. Unfortunately, the red " +
    "component has faded in light; the walls now appear blue, altering the artist's intended " +
    "contrast.",
  joints: [
    {
      kind: "dependent-first",
      after: "he described its walls as pale violet",
      verbs: ["painted", "described"],
    },
    { kind: "clauses", after: "the walls now appear blue", verbs: ["has faded", "now appear"] },
    { kind: "verb-and-complement", after: "its walls as pale violet", verb: "described" },
    { kind: "preposition-and-object", after: "pale violet" },
    { kind: "preposition-and-object", after: "light" },
  ],
  verbs: [
    { kind: "preposition", verb: "mixing", base: "mix", beside: "obtained" },
    { kind: "outcome", verb: "altering", base: "alter", beside: "appear" },
  ],
  turns: [
    {
      relation: "evaluation",
      also: ["contrast", "concession", "sequence"],
      words: "Unfortunately",
      first:
        "he described its walls as pale violet, a color that he obtained by mixing blue with a red lake pigment",
      second: "the red component has faded in light",
      why: "The first statement says that Van Gogh obtained the pale violet of the walls by mixing blue and red, but the second reports that the red in the painted walls has faded in light.",
    },
  ],
  pronouns: [{ word: "its", at: "its walls as pale", antecedent: "The Bedroom" }],
  nouns: [
    {
      at: "artist's intended contrast",
      word: "artist's",
      forms: ["artist", "artists", "artist's", "artists'"],
      counted: "Vincent van Gogh",
      role: "owned",
      why: "One artist, van Gogh, painted the walls, and the contrast was his.",
    },
  ],
};
