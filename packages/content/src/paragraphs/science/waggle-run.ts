import type { Paragraph } from "../paragraph.ts";

export const waggleRun: Paragraph = {
  id: "waggle-run",
  version: 2,
  field: "science",
  source: "Textbooks on animal behavior; reference works on bees",
  text:
    "In the 1940s, Karl von Frisch, an Austrian zoologist, established that a honeybee returning from a field " +
    "of flowers informs the other bees of its distance through one feature of her dance: the duration of the " +
    "waggling run.",
  joints: [
    {
      kind: "inset",
      after: "an Austrian zoologist",
      next: "established that a honeybee returning from a field of flowers informs the other bees of its distance through one feature of her dance",
      verb: "established",
      front: "In the 1940s",
    },
    { kind: "noun-and-phrase", after: "of flowers" },
    { kind: "preposition-and-object", after: "one feature of her dance" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "established",
      base: "establish",
      subject: "Karl von Frisch",
      number: "singular",
      tense: "past",
      time: "In the 1940s",
    },
    {
      kind: "finite",
      verb: "informs",
      base: "inform",
      subject: "a honeybee",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
