import type { Paragraph } from "../paragraph.ts";

export const tenseEightExhibitions: Paragraph = {
  id: "tense-eight-exhibitions",
  version: 2,
  field: "arts",
  source: "Histories of French painting; encyclopedia entries on Impressionism",
  text:
    "In 1874, a group of painters including Claude Monet, Berthe Morisot, and Camille Pissarro rented the " +
    "former studio of a photographer in Paris, hoping to sell their works without the approval of the " +
    "official Salon. By 1886, the painters had organized eight exhibitions. Pissarro showed his works in all " +
    "of them; Monet, by contrast, was absent from three.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Monet, by contrast, was absent from three",
      verbs: ["showed", "was"],
    },
    { kind: "items", items: ["Claude Monet", "Berthe Morisot", "Camille Pissarro"] },
    { kind: "lead-and-series", after: "Claude Monet, Berthe Morisot, and Camille Pissarro" },
    {
      kind: "outcome",
      after: "hoping to sell their works without the approval of the official Salon",
      verbs: ["rented"],
    },
    { kind: "verb-and-complement", after: "eight exhibitions", verb: "had organized" },
    { kind: "noun-and-phrase", after: "of the official Salon" },
    { kind: "preposition-and-object", after: "three" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had organized",
      base: "organize",
      subject: "the painters",
      number: "plural",
      tense: "past-perfect",
      time: "By 1886",
    },
    {
      kind: "finite",
      verb: "rented",
      base: "rent",
      subject: "a group",
      number: "singular",
      tense: "past",
      time: "In 1874",
    },
    { kind: "outcome", verb: "hoping", base: "hope", beside: "rented" },
  ],
  turns: [
    {
      relation: "contrast",
      words: "by contrast",
      first: "Pissarro showed his works in all of them",
      second: "Monet was absent from three",
      why: "The first statement says that Pissarro showed his works in all eight exhibitions, whereas the second says that Monet was absent from three of the eight exhibitions.",
    },
  ],
};
