import type { Paragraph } from "../paragraph.ts";

export const sikdarPeak: Paragraph = {
  id: "sikdar-peak",
  version: 2,
  field: "history",
  source: "Histories of the Great Trigonometrical Survey; histories of Indian science",
  text:
    "Radhanath Sikdar, a mathematician employed by the Great Trigonometrical Survey of India, calculated " +
    "around 1852 that a Himalayan peak designated XV was the highest mountain in the world. The measurements " +
    "that he used had been taken from stations more than one hundred miles away. Even so, the height " +
    "announced in 1856 differs from the modern value by only about thirty feet.",
  joints: [
    {
      kind: "inset",
      after: "a mathematician employed by the Great Trigonometrical Survey of India",
      next: "calculated around 1852 that a Himalayan peak designated XV was the highest mountain in the world",
      verb: "calculated",
    },
    {
      kind: "essential",
      after: "that he used",
      next: "had been taken from stations more than one hundred miles away",
      verb: "had been taken",
    },
    {
      kind: "turning-clauses",
      after:
        "Even so, the height announced in 1856 differs from the modern value by only about thirty feet",
      verbs: ["had been taken", "differs"],
    },
    {
      kind: "subject-and-verb",
      after: "differs from the modern value by only about thirty feet",
      verb: "differs",
    },
    { kind: "noun-and-phrase", after: "of India" },
    { kind: "noun-and-phrase", after: "in the world" },
    { kind: "preposition-and-object", after: "the modern value" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "differs",
      base: "differ",
      subject: "the height",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "calculated",
      base: "calculate",
      subject: "Radhanath Sikdar",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "Even so",
      first:
        "The measurements that he used had been taken from stations more than one hundred miles away",
      second:
        "the height announced in 1856 differs from the modern value by only about thirty feet",
      why: "The first statement says that the measurements of the peak were taken from over one hundred miles away, but the second says that the height announced for the peak differs from the modern value by only about thirty feet.",
    },
  ],
};
