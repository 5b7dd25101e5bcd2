import type { Paragraph } from "../paragraph.ts";

export const kilwaTrade: Paragraph = {
  id: "kilwa-trade",
  version: 3,
  field: "history",
  source: "Histories of the Swahili coast; encyclopedias of African history",
  text:
    "From the thirteenth to the fifteenth century, the island city of Kilwa, off the coast of present-day " +
    "Tanzania, was a center of Indian Ocean trade, exchanging gold and ivory from the interior of Africa for " +
    "cloth, beads, and porcelain.",
  coda: "This city's ruined palace still overlooks the sea.",
  joints: [
    {
      kind: "front",
      after:
        "the island city of Kilwa, off the coast of present-day Tanzania, was a center of Indian Ocean trade",
      verbs: ["was"],
    },
    {
      kind: "inset",
      after: "off the coast of present-day Tanzania",
      next: "was a center of Indian Ocean trade",
      verb: "was",
      front: "From the thirteenth to the fifteenth century",
    },
    {
      kind: "outcome",
      after:
        "exchanging gold and ivory from the interior of Africa for cloth, beads, and porcelain",
      verbs: ["was"],
    },
    { kind: "lead-and-series", after: "cloth, beads, and porcelain" },
    { kind: "items", items: ["cloth", "beads", "porcelain"] },
    { kind: "noun-and-phrase", after: "of Indian Ocean trade" },
    { kind: "noun-and-phrase", after: "of Africa" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "the island city",
      number: "singular",
      tense: "past",
      time: "From the thirteenth to the fifteenth century",
    },
    { kind: "outcome", verb: "exchanging", base: "exchange", beside: "was" },
  ],
  turns: [],
  nouns: [
    {
      at: "city's ruined palace",
      word: "city's",
      forms: ["city", "cities", "city's", "cities'"],
      counted: "This",
      role: "owned",
      why: "With *this*, one city is meant, and the palace belongs to it.",
    },
  ],
};
