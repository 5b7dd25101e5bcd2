import type { Paragraph } from "../paragraph.ts";

export const craftFishAmongRice: Paragraph = {
  id: "craft-fish-among-rice",
  version: 3,
  field: "history",
  source: "Encyclopedias of agriculture; textbooks on agricultural ecology",
  text:
    "For many centuries, farmers in Qingtian, a mountainous county in eastern China, have raised carp in " +
    "their rice paddies. The presence of the fish in the shallow water between the plants benefits the rice " +
    "in three ways: it limits insects, loosens the soil, and adds nutrients.",
  coda: "The farmers' two harvests thus come from the same land.",
  joints: [
    {
      kind: "explanation",
      after: "it limits insects, loosens the soil, and adds nutrients",
      verbs: ["benefits", "limits"],
    },
    { kind: "subject-and-verb", after: "benefits the rice in three ways", verb: "benefits" },
    { kind: "noun-and-phrase", after: "of the fish in the shallow water between the plants" },
    { kind: "preposition-and-object", after: "their rice paddies" },
    { kind: "items", items: ["limits insects", "loosens the soil", "adds nutrients"] },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "benefits",
      base: "benefit",
      subject: "The presence",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "it", at: "it limits insects", antecedent: "The presence" }],
  nouns: [
    {
      at: "farmers' two harvests",
      word: "farmers'",
      forms: ["farmer", "farmers", "farmer's", "farmers'"],
      counted: "have",
      role: "owned",
      why: "The first sentence speaks of several farmers, and the two harvests are theirs.",
    },
  ],
};
