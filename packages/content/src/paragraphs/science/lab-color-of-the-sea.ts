import type { Paragraph } from "../paragraph.ts";

export const labColorOfTheSea: Paragraph = {
  id: "lab-color-of-the-sea",
  version: 2,
  field: "science",
  source: "Biographies of C. V. Raman; histories of optics",
  text:
    "British physicist Lord Rayleigh held that the blue of the deep sea is merely the blue of the sky seen by " +
    "reflection. In 1921, Indian physicist C. V. Raman examined the Mediterranean through a prism that blocked " +
    "the reflected light, but the color persisted; he accordingly sought its cause in the water, beginning the " +
    "studies of scattering for which he received a Nobel Prize in 1930.",
  joints: [
    { kind: "coordinated", after: "the color persisted", verbs: ["examined", "persisted"] },
    {
      kind: "outcome",
      after: "beginning the studies of scattering for which he received a Nobel Prize in 1930",
      verbs: ["sought"],
    },
    { kind: "title-and-name", title: "Indian physicist", after: "C. V. Raman" },
    {
      kind: "verb-and-complement",
      after: "that the blue of the deep sea is merely the blue of the sky seen by reflection",
      verb: "held",
    },
    { kind: "noun-and-phrase", after: "of scattering for which he received a Nobel Prize in 1930" },
    {
      kind: "verb-and-complement",
      after: "the Mediterranean through a prism that blocked the reflected light",
      verb: "examined",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "examined",
      base: "examine",
      subject: "Indian physicist C. V. Raman",
      number: "singular",
      tense: "past",
      time: "In 1921",
    },
    { kind: "outcome", verb: "beginning", base: "begin", beside: "sought" },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its cause in the water", antecedent: "the color" }],
};
