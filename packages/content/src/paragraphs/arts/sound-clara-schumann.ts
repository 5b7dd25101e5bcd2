import type { Paragraph } from "../paragraph.ts";

export const soundClaraSchumann: Paragraph = {
  id: "sound-clara-schumann",
  version: 2,
  field: "arts",
  source: "Encyclopedias of music; histories of the concert",
  text:
    "German pianist Clara Schumann, then called Clara Wieck, began to perform in public without a score in " +
    "the 1830s. The habit struck some of her contemporaries as arrogant. Even so, it spread among the " +
    "soloists of the next generation. By 1900, the use of printed music at piano recitals had become the " +
    "exception.",
  joints: [
    {
      kind: "inset",
      after: "then called Clara Wieck",
      next: "began to perform in public without a score in the 1830s",
      verb: "began",
    },
    {
      kind: "turning-clauses",
      after: "Even so, it spread among the soloists of the next generation",
      verbs: ["struck", "spread"],
    },
    { kind: "noun-and-phrase", after: "of printed music" },
    { kind: "noun-and-phrase", after: "of the next generation" },
    {
      kind: "subject-and-verb",
      after: "struck some of her contemporaries as arrogant",
      verb: "struck",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had become",
      base: "become",
      subject: "the use",
      number: "singular",
      tense: "past-perfect",
      time: "By 1900",
    },
    {
      kind: "finite",
      verb: "began",
      base: "begin",
      subject: "German pianist Clara Schumann",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "sequence"],
      words: "Even so",
      first: "The habit struck some of her contemporaries as arrogant",
      second: "it spread among the soloists of the next generation",
      why: "The first statement says that the habit of performing without a score struck some contemporaries as arrogant, but the second reports that the habit of performing without a score spread among younger soloists.",
    },
  ],
  pronouns: [{ word: "it", at: "it spread among", antecedent: "The habit" }],
};
