import type { Paragraph } from "../paragraph.ts";

export const linnaeusKingdoms: Paragraph = {
  id: "linnaeus-kingdoms",
  version: 2,
  field: "science",
  source: "Histories of taxonomy; reference works on the history of science",
  text:
    "In 1735, in the first edition of *Systema Naturae*, a folio of about a dozen pages, Swedish naturalist " +
    "Carl Linnaeus divided the natural world into three kingdoms: minerals, plants, and animals.",
  joints: [
    { kind: "list", after: "minerals, plants, and animals", verbs: ["divided"] },
    { kind: "title-and-name", title: "Swedish naturalist", after: "Carl Linnaeus" },
    {
      kind: "verb-and-complement",
      after: "the natural world into three kingdoms",
      verb: "divided",
    },
    { kind: "items", items: ["minerals", "plants", "animals"] },
    { kind: "noun-and-phrase", after: "of about a dozen pages" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "divided",
      base: "divide",
      subject: "Swedish naturalist Carl Linnaeus",
      number: "singular",
      tense: "past",
      time: "In 1735",
    },
  ],
  turns: [],
};
