import type { Paragraph } from "../paragraph.ts";

export const stevensMealworms: Paragraph = {
  id: "stevens-mealworms",
  field: "science",
  source: "Histories of genetics; biographical dictionaries",
  text:
    "Nettie Stevens, an American geneticist, reported in 1905 that the cells of female mealworms contain " +
    "twenty large chromosomes, while those of males contain nineteen large chromosomes and a small one. " +
    "Because the small chromosome is present in only half of a male's sperm cells, Stevens proposed that the " +
    "sperm determines the sex of the offspring.",
  joints: [
    {
      kind: "dependent-first",
      after: "Stevens proposed that the sperm determines the sex of the offspring",
      verbs: ["is", "proposed"],
    },
    {
      kind: "inset",
      after: "an American geneticist",
      next: "reported in 1905 that the cells of female mealworms contain twenty large chromosomes",
      verb: "reported",
    },
    { kind: "noun-and-phrase", after: "of female mealworms" },
    { kind: "preposition-and-object", after: "only half of a male's sperm cells" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "reported",
      base: "report",
      subject: "Nettie Stevens",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "contain",
      base: "contain",
      subject: "the cells",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "determines",
      base: "determine",
      subject: "the sperm",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
