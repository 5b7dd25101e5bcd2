import type { Paragraph } from "../paragraph.ts";

export const odesToCommonThings: Paragraph = {
  id: "odes-to-common-things",
  version: 3,
  field: "literature",
  source: "Standard histories of Latin American literature; biographies of Pablo Neruda",
  text:
    "The odes that Chilean poet Pablo Neruda gathered in *Elemental Odes* and its sequels praise the most " +
    "ordinary things: an onion, a tomato, and a pair of wool socks.",
  coda: "The poet's short lines suit these humble subjects.",
  joints: [
    {
      kind: "essential",
      after: "that Chilean poet Pablo Neruda gathered in *Elemental Odes* and its sequels",
      next: "praise the most ordinary things",
      verb: "praise",
    },
    { kind: "list", after: "an onion, a tomato, and a pair of wool socks", verbs: ["praise"] },
    { kind: "items", items: ["an onion", "a tomato", "a pair of wool socks"] },
    { kind: "verb-and-complement", after: "the most ordinary things", verb: "praise" },
    { kind: "noun-and-phrase", after: "of wool socks" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "praise",
      base: "praise",
      subject: "The odes",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "poet's short lines",
      word: "poet's",
      forms: ["poet", "poets", "poet's", "poets'"],
      counted: "Chilean poet",
      role: "owned",
      why: "One poet, Neruda, is named, and the lines are his.",
    },
  ],
};
