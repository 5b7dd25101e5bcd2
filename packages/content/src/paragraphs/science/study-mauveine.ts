import type { Paragraph } from "../paragraph.ts";

export const studyMauveine: Paragraph = {
  id: "study-mauveine",
  version: 2,
  field: "science",
  source: "Standard histories of chemistry and of the textile industry",
  text:
    "Mauveine, a purple compound that eighteen-year-old chemist William Henry Perkin obtained in 1856 in the " +
    "course of attempting to synthesize quinine, became the first synthetic dye to be manufactured on a large " +
    "scale.",
  joints: [
    {
      kind: "inset",
      after:
        "a purple compound that eighteen-year-old chemist William Henry Perkin obtained in 1856 in the course of " +
        "attempting to synthesize quinine",
      next: "became the first synthetic dye to be manufactured on a large scale",
      verb: "became",
    },
    { kind: "title-and-name", title: "eighteen-year-old chemist", after: "William Henry Perkin" },
    { kind: "noun-and-phrase", after: "of attempting to synthesize quinine" },
    {
      kind: "verb-and-complement",
      after: "the first synthetic dye to be manufactured on a large scale",
      verb: "became",
    },
  ],
  verbs: [{ kind: "preposition", verb: "attempting", base: "attempt", beside: "obtained" }],
  turns: [],
};
