import type { Paragraph } from "../paragraph.ts";

export const elizabethPeratrovich: Paragraph = {
  id: "elizabeth-peratrovich",
  version: 2,
  field: "society",
  source: "Histories of Alaska; encyclopedias of Native American history",
  text:
    "Elizabeth Peratrovich, a Tlingit woman from southeastern Alaska, had seen signs that barred Native " +
    "people from shops and restaurants in Juneau. In February 1945, she described the effects of such " +
    "discrimination to the senate of the Alaska Territory. The senators passed an antidiscrimination bill by " +
    "a vote of eleven to five, opening hotels, theaters, and restaurants to all.",
  joints: [
    {
      kind: "inset",
      after: "a Tlingit woman from southeastern Alaska",
      next: "had seen signs that barred Native people from shops and restaurants in Juneau",
      verb: "had seen",
    },
    {
      kind: "outcome",
      after: "opening hotels, theaters, and restaurants to all",
      verbs: ["passed"],
    },
    { kind: "noun-and-phrase", after: "of such discrimination" },
    {
      kind: "clauses",
      after: "The senators passed an antidiscrimination bill by a vote of eleven to five",
      verbs: ["described", "passed"],
    },
    { kind: "noun-and-phrase", after: "of eleven to five" },
    { kind: "noun-and-phrase", after: "of the Alaska Territory" },
    {
      kind: "verb-and-complement",
      after: "the effects of such discrimination to the senate of the Alaska Territory",
      verb: "described",
    },
    { kind: "items", items: ["hotels", "theaters", "restaurants"] },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had seen",
      base: "see",
      subject: "Elizabeth Peratrovich",
      number: "singular",
      tense: "past-perfect",
    },
    {
      kind: "finite",
      verb: "described",
      base: "describe",
      subject: "she",
      number: "singular",
      tense: "past",
      time: "In February 1945",
    },
    { kind: "outcome", verb: "opening", base: "open", beside: "passed" },
  ],
  turns: [],
};
