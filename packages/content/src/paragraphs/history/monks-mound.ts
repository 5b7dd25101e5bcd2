import type { Paragraph } from "../paragraph.ts";

export const monksMound: Paragraph = {
  id: "monks-mound",
  field: "history",
  source: "Encyclopedias of North American archaeology; histories of Cahokia",
  text:
    "The construction of Monks Mound, the largest earthwork at the Native American city of Cahokia in " +
    "Illinois, was a feat of organized labor: workers without carts or draft animals carried the soil in " +
    "baskets, raising a summit about one hundred feet above the surrounding plain.",
  joints: [
    {
      kind: "inset",
      after: "the largest earthwork at the Native American city of Cahokia in Illinois",
      next: "was a feat of organized labor",
      verb: "was",
    },
    {
      kind: "explanation",
      after: "workers without carts or draft animals carried the soil in baskets",
      verbs: ["was", "carried"],
    },
    {
      kind: "outcome",
      after: "raising a summit about one hundred feet above the surrounding plain",
      verbs: ["carried"],
    },
    { kind: "subject-and-verb", after: "carried the soil in baskets", verb: "carried" },
    { kind: "noun-and-phrase", after: "of organized labor" },
    { kind: "noun-and-phrase", after: "of Cahokia in Illinois" },
    { kind: "verb-and-complement", after: "the soil in baskets", verb: "carried" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "The construction",
      number: "singular",
      tense: "past",
    },
    { kind: "outcome", verb: "raising", base: "raise", beside: "carried" },
    {
      kind: "finite",
      verb: "carried",
      base: "carry",
      subject: "workers",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
