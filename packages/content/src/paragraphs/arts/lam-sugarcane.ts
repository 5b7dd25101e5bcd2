import type { Paragraph } from "../paragraph.ts";

export const lamSugarcane: Paragraph = {
  id: "lam-sugarcane",
  version: 2,
  field: "arts",
  source: "Standard histories of Latin American art; museum notes on *The Jungle*",
  text:
    "Despite its title, Wifredo Lam's *The Jungle* (1943) shows no wild forest: its masked " +
    "figures stand among stalks of sugarcane, the crop on which the plantation economy of " +
    "Cuba, the painter's native country, had long depended.",
  joints: [
    {
      kind: "explanation",
      after: "its masked figures stand among stalks of sugarcane",
      verbs: ["shows", "stand"],
    },
    { kind: "noun-and-phrase", after: "of sugarcane" },
    { kind: "preposition-and-object", after: "stalks of sugarcane" },
    { kind: "verb-and-complement", after: "no wild forest", verb: "shows" },
    { kind: "noun-and-phrase", after: "of Cuba" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "stand",
      base: "stand",
      subject: "its masked figures",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its masked figures stand", antecedent: "The Jungle" }],
  nouns: [
    {
      at: "painter's native country",
      word: "painter's",
      forms: ["painter", "painters", "painter's", "painters'"],
      counted: "Wifredo Lam's",
      role: "owned",
      why: "One painter, Wifredo Lam, is named, and Cuba is his country.",
    },
  ],
};
