import type { Paragraph } from "../paragraph.ts";

export const gogglesForSnow: Paragraph = {
  id: "goggles-for-snow",
  version: 3,
  field: "technology",
  source: "Museum publications on Arctic cultures",
  text:
    "The snow goggles carved by Inuit and Yupik artisans from bone, antler, or driftwood admit light only " +
    "through narrow horizontal slits, shielding the eyes from the intense glare of sunlight on ice.",
  coda: "The artisans' simple invention has much the effect of modern sunglasses.",
  joints: [
    {
      kind: "outcome",
      after: "shielding the eyes from the intense glare of sunlight on ice",
      verbs: ["admit"],
    },
    { kind: "noun-and-phrase", after: "of sunlight on ice" },
    {
      kind: "verb-and-complement",
      after: "light only through narrow horizontal slits",
      verb: "admit",
    },
    { kind: "preposition-and-object", after: "narrow horizontal slits" },
    {
      kind: "subject-and-verb",
      after: "admit light only through narrow horizontal slits",
      verb: "admit",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "admit",
      base: "admit",
      subject: "The snow goggles",
      number: "plural",
      tense: "present",
    },
    { kind: "outcome", verb: "shielding", base: "shield", beside: "admit" },
  ],
  turns: [],
  nouns: [
    {
      at: "artisans' simple invention",
      word: "artisans'",
      forms: ["artisan", "artisans", "artisan's", "artisans'"],
      counted: "Inuit and Yupik artisans",
      role: "owned",
      why: "Artisans of two peoples are spoken of, and the invention is theirs.",
    },
  ],
};
