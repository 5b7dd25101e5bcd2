import type { Paragraph } from "../paragraph.ts";

export const unheroicAncestors: Paragraph = {
  id: "unheroic-ancestors",
  version: 2,
  field: "literature",
  source: "Standard companions to African drama; criticism of Wole Soyinka",
  text: "Nigerian playwright Wole Soyinka wrote *A Dance of the Forests* in 1960 for the celebration of national independence; the ancestors who rise to join a feast prove to be far from heroic.",
  joints: [
    {
      kind: "clauses",
      after: "the ancestors who rise to join a feast prove to be far from heroic",
      verbs: ["wrote", "prove"],
    },
    { kind: "title-and-name", title: "Nigerian playwright", after: "Wole Soyinka" },
    { kind: "noun-and-phrase", after: "of national independence" },
    { kind: "subject-and-verb", after: "prove to be far from heroic", verb: "prove" },
    { kind: "verb-and-complement", after: "to be far from heroic", verb: "prove" },
    { kind: "preposition-and-object", after: "the celebration of national independence" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "wrote",
      base: "write",
      subject: "Nigerian playwright Wole Soyinka",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "prove",
      base: "prove",
      subject: "the ancestors",
      number: "plural",
      tense: "present",
    },
    { kind: "relative", verb: "rise", base: "rise", antecedent: "the ancestors", number: "plural" },
  ],
  turns: [],
};
