import type { Paragraph } from "../paragraph.ts";

export const turnKingdomWithinACountry: Paragraph = {
  id: "turn-kingdom-within-a-country",
  version: 2,
  field: "geography",
  source: "Atlases; encyclopedias of geography",
  text:
    "Lesotho, a mountainous kingdom in southern Africa, is surrounded on every side by the territory of a " +
    "single neighbor, the Republic of South Africa; no traveler, in other words, can leave the kingdom by " +
    "land without entering that country.",
  joints: [
    {
      kind: "inset",
      after: "a mountainous kingdom in southern Africa",
      next: "is surrounded on every side by the territory of a single neighbor",
      verb: "is surrounded",
    },
    { kind: "noun-and-phrase", after: "of a single neighbor" },
    {
      kind: "verb-and-complement",
      after: "the kingdom by land without entering that country",
      verb: "can leave",
    },
    { kind: "noun-and-phrase", after: "of South Africa" },
  ],
  verbs: [
    { kind: "preposition", verb: "entering", base: "enter", beside: "without" },
    {
      kind: "finite",
      verb: "is surrounded",
      base: "surround",
      subject: "Lesotho",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "emphasis"],
      words: "in other words",
      first:
        "Lesotho, a mountainous kingdom in southern Africa, is surrounded on every side by the territory of a single neighbor, the Republic of South Africa",
      second: "no traveler can leave the kingdom by land without entering that country",
      why: "The first statement says that South Africa surrounds the kingdom of Lesotho on every side, and the second says that no traveler can leave Lesotho by land without entering South Africa.",
    },
  ],
};
