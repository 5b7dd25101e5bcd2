import type { Paragraph } from "../paragraph.ts";

export const dustForTheAmazon: Paragraph = {
  id: "dust-for-the-amazon",
  field: "geography",
  source: "Textbooks on atmospheric science; studies of mineral dust",
  text:
    "The soils of the Amazon basin lose phosphorus, a nutrient essential to plants, as heavy rains wash it into " +
    "the rivers. Part of this loss is offset by winds from North Africa: dust from the Bodélé Depression, the dry " +
    "bed of an ancient lake in Chad, contains phosphorus and is carried across the Atlantic every year.",
  joints: [
    {
      kind: "explanation",
      after:
        "dust from the Bodélé Depression, the dry bed of an ancient lake in Chad, contains phosphorus and is " +
        "carried across the Atlantic every year",
      verbs: ["is offset", "contains"],
    },
    {
      kind: "second-verb",
      after: "is carried across the Atlantic every year",
      verbs: ["contains", "is carried"],
    },
    { kind: "subject-and-verb", after: "lose phosphorus", verb: "lose" },
    { kind: "subject-and-verb", after: "is offset by winds from North Africa", verb: "is offset" },
    { kind: "noun-and-phrase", after: "of the Amazon basin" },
    { kind: "preposition-and-object", after: "winds from North Africa" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "lose",
      base: "lose",
      subject: "The soils",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "contains",
      base: "contain",
      subject: "dust",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "wash",
      base: "wash",
      subject: "heavy rains",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
};
