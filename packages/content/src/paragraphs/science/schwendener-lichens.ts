import type { Paragraph } from "../paragraph.ts";

export const schwendenerLichens: Paragraph = {
  id: "schwendener-lichens",
  version: 2,
  field: "science",
  source: "Histories of botany; textbooks on lichens",
  text:
    "Before the 1860s, botanists had classified the lichens, which grow on bark and bare rock, as a group of " +
    "simple plants. According to Swiss botanist Simon Schwendener, a lichen is not a single organism. " +
    "Instead, it is a partnership in which a fungus shelters an alga and draws food from it.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Instead, it is a partnership in which a fungus shelters an alga and draws food from it",
      verbs: ["is not", "is a"],
    },
    { kind: "title-and-name", title: "Swiss botanist", after: "Simon Schwendener" },
    { kind: "noun-and-phrase", after: "of simple plants" },
    {
      kind: "verb-and-complement",
      after: "the lichens, which grow on bark and bare rock, as a group of simple plants",
      verb: "had classified",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had classified",
      base: "classify",
      subject: "botanists",
      number: "plural",
      tense: "past-perfect",
      time: "Before the 1860s",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["restatement", "emphasis"],
      words: "Instead",
      first: "a lichen is not a single organism",
      second: "it is a partnership in which a fungus shelters an alga and draws food from it",
      why: "The first statement says that a lichen is not a single organism, and the second says that a lichen is a partnership between a fungus and an alga.",
    },
  ],
  pronouns: [{ word: "it", at: "it is a partnership", antecedent: "a lichen" }],
};
