import type { Paragraph } from "../paragraph.ts";

export const jeanneBaret: Paragraph = {
  id: "jeanne-baret",
  version: 2,
  field: "history",
  source: "Histories of French exploration; biographies of Jeanne Baret",
  text:
    "Because the French navy did not permit women aboard its ships, Jeanne Baret disguised herself as a man " +
    "in 1766 to join the expedition of Louis-Antoine de Bougainville, on which she collected plants with " +
    "naturalist Philibert Commerson. By the time of her return to France, Baret had become the first woman " +
    "known to have circled the globe.",
  joints: [
    {
      kind: "dependent-first",
      after:
        "Jeanne Baret disguised herself as a man in 1766 to join the expedition of Louis-Antoine de Bougainville",
      verbs: ["did not permit", "disguised"],
    },
    { kind: "title-and-name", title: "naturalist", after: "Philibert Commerson" },
    {
      kind: "front",
      after: "Baret had become the first woman known to have circled the globe",
      verbs: ["had become"],
    },
    { kind: "noun-and-phrase", after: "of Louis-Antoine de Bougainville" },
    { kind: "noun-and-phrase", after: "of her return to France" },
    {
      kind: "verb-and-complement",
      after: "the first woman known to have circled the globe",
      verb: "had become",
    },
    { kind: "verb-and-complement", after: "herself as a man in 1766", verb: "disguised" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had become",
      base: "become",
      subject: "Baret",
      number: "singular",
      tense: "past-perfect",
      time: "By the time of her return to France",
    },
    {
      kind: "finite",
      verb: "collected",
      base: "collect",
      subject: "she",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "disguised",
      base: "disguise",
      subject: "Jeanne Baret",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its ships, Jeanne Baret", antecedent: "the French navy" }],
};
