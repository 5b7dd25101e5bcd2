import type { Paragraph } from "../paragraph.ts";

export const freezeDriedFoods: Paragraph = {
  id: "freeze-dried-foods",
  version: 2,
  field: "everyday",
  source: "Encyclopedias of food; studies of Andean agriculture",
  text:
    "In the high Andes, farmers leave potatoes outdoors through freezing nights and sunny days, pressing out the " +
    "water until a light, dry food called *chuño* remains. In the same way, cooks in the mountains of Japan " +
    "learned to freeze and dry blocks of tofu, which could then be stored for months.",
  joints: [
    { kind: "noun-and-phrase", after: "of tofu" },
    {
      kind: "turning-clauses",
      after:
        "In the same way, cooks in the mountains of Japan learned to freeze and dry blocks of tofu",
      verbs: ["leave", "learned"],
    },
    { kind: "noun-and-phrase", after: "of Japan" },
    { kind: "preposition-and-object", after: "the high Andes" },
  ],
  verbs: [
    { kind: "outcome", verb: "pressing", base: "press", beside: "leave" },
    {
      kind: "finite",
      verb: "learned",
      base: "learn",
      subject: "cooks",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition"],
      words: "In the same way",
      first:
        "farmers leave potatoes outdoors through freezing nights and sunny days, pressing out the water until a light, dry food called *chuño* remains",
      second:
        "cooks in the mountains of Japan learned to freeze and dry blocks of tofu, which could then be stored for months",
      why: "The first statement says that Andean farmers turn potatoes into a dry food through freezing nights and sunny days, and the second says that cooks in Japan learned to freeze and dry blocks of tofu.",
    },
  ],
};
