import type { Paragraph } from "../paragraph.ts";

export const baseOfTheCrust: Paragraph = {
  id: "base-of-the-crust",
  field: "geography",
  source: "Histories of seismology",
  text:
    "In the records of an earthquake that shook Croatia in 1909, the seismologist Andrija Mohorovičić discerned " +
    "two sets of waves of the same type, one of which had traveled faster than the other. The faster waves, he " +
    "concluded, had passed through denser rock at a depth of several tens of kilometers. The boundary at which " +
    "this rock begins, now named for him, separates the crust of Earth from the mantle.",
  joints: [
    {
      kind: "front",
      after: "the seismologist Andrija Mohorovičić discerned two sets of waves of the same type",
      verbs: ["discerned"],
    },
    { kind: "title-and-name", after: "Andrija Mohorovičić" },
    {
      kind: "inset",
      after: "he concluded",
      next: "had passed through denser rock at a depth of several tens of kilometers",
      verb: "had passed",
    },
    {
      kind: "inset",
      after: "now named for him",
      next: "separates the crust of Earth from the mantle",
      verb: "separates",
    },
    { kind: "noun-and-phrase", after: "of several tens of kilometers" },
    { kind: "verb-and-complement", after: "the crust of Earth from the mantle", verb: "separates" },
    {
      kind: "preposition-and-object",
      after: "denser rock at a depth of several tens of kilometers",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "separates",
      base: "separate",
      subject: "The boundary",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
