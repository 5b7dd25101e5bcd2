import type { Paragraph } from "../paragraph.ts";

export const causesOfAridity: Paragraph = {
  id: "causes-of-aridity",
  version: 3,
  field: "geography",
  source: "Textbooks on climatology",
  text:
    "The extreme dryness of the plains of the Atacama Desert, which receive almost no rain in most years, has " +
    "three principal causes: the barrier of the Andes, the cold waters of the Humboldt Current, and the " +
    "persistent high pressure of the subtropical atmosphere.",
  coda: "This desert's driest towns may go several years without measurable rain.",
  joints: [
    {
      kind: "list",
      after:
        "the barrier of the Andes, the cold waters of the Humboldt Current, and the persistent high pressure of " +
        "the subtropical atmosphere",
      verbs: ["has"],
    },
    {
      kind: "items",
      items: [
        "the barrier of the Andes",
        "the cold waters of the Humboldt Current",
        "the persistent high pressure of the subtropical atmosphere",
      ],
    },
    {
      kind: "inset",
      after: "which receive almost no rain in most years",
      next: "has three principal causes",
      verb: "has",
    },
    { kind: "noun-and-phrase", after: "of the Atacama Desert" },
    { kind: "noun-and-phrase", after: "of the Humboldt Current" },
    { kind: "preposition-and-object", after: "most years" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "has",
      base: "have",
      subject: "The extreme dryness",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "desert's driest towns",
      word: "desert's",
      forms: ["desert", "deserts", "desert's", "deserts'"],
      counted: "This",
      role: "owned",
      why: "With *this*, one desert is meant, and the towns lie in it.",
    },
  ],
};
