import type { Paragraph } from "../paragraph.ts";

export const moreWarmthOfTiticaca: Paragraph = {
  id: "more-warmth-of-titicaca",
  field: "geography",
  source: "Geographies of the Andes; encyclopedias",
  text:
    "Because the deep water of Lake Titicaca is slow to cool, farmers along its shores are able to grow " +
    "maize at an elevation of about 3,800 meters, where frost would otherwise kill so delicate a crop.",
  joints: [
    {
      kind: "dependent-first",
      after:
        "farmers along its shores are able to grow maize at an elevation of about 3,800 meters",
      verbs: ["is", "are"],
    },
    { kind: "noun-and-phrase", after: "of Lake Titicaca" },
    { kind: "noun-and-phrase", after: "of about 3,800 meters" },
    { kind: "noun-and-phrase", after: "along its shores" },
    { kind: "preposition-and-object", after: "its shores" },
  ],
  verbs: [{ kind: "infinitive", verb: "to grow", base: "grow", beside: "able" }],
  turns: [],
};
