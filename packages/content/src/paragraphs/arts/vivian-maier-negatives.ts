import type { Paragraph } from "../paragraph.ts";

export const vivianMaierNegatives: Paragraph = {
  id: "vivian-maier-negatives",
  version: 2,
  field: "arts",
  source: "Standard histories of street photography; encyclopedia entries on Vivian Maier",
  text:
    "Vivian Maier, who worked for decades as a nanny in Chicago, showed her photographs to " +
    "almost no one. In fact, she left hundreds of rolls of film undeveloped; the extent of her " +
    "work became known only after the contents of her storage lockers were sold at auction in " +
    "2007.",
  joints: [
    {
      kind: "inset",
      after: "who worked for decades as a nanny in Chicago",
      next: "showed her photographs to almost no one",
      verb: "showed",
    },
    {
      kind: "turning-clauses",
      after: "In fact, she left hundreds of rolls of film undeveloped",
      verbs: ["showed", "left"],
    },
    {
      kind: "subject-and-verb",
      after:
        "became known only after the contents of her storage lockers were sold at auction in 2007",
      verb: "became",
    },
    { kind: "verb-and-complement", after: "hundreds of rolls of film undeveloped", verb: "left" },
    { kind: "preposition-and-object", after: "almost no one" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "became",
      base: "become",
      subject: "the extent",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "showed",
      base: "show",
      subject: "Vivian Maier",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["addition", "similarity"],
      words: "In fact",
      first:
        "Vivian Maier, who worked for decades as a nanny in Chicago, showed her photographs to almost no one",
      second: "she left hundreds of rolls of film undeveloped",
      why: "The first statement says that Maier showed her photographs to almost no one, and the second says that Maier left hundreds of rolls of film undeveloped.",
    },
  ],
};
