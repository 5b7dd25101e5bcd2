import type { Paragraph } from "../paragraph.ts";

export const studyRingedLens: Paragraph = {
  id: "study-ringed-lens",
  version: 2,
  field: "science",
  source: "Standard histories of optics and of lighthouses",
  text:
    "The lens that French physicist Augustin-Jean Fresnel installed in the lighthouse of Cordouan in 1823 was " +
    "not a single thick disk of glass. Rather, it consisted of many narrow rings, each shaped to bend the " +
    "light by a different amount.",
  joints: [
    {
      kind: "essential",
      after:
        "that French physicist Augustin-Jean Fresnel installed in the lighthouse of Cordouan in 1823",
      next: "was not a single thick disk of glass",
      verb: "was not",
    },
    {
      kind: "turning-clauses",
      after:
        "Rather, it consisted of many narrow rings, each shaped to bend the light by a different amount",
      verbs: ["was not", "consisted"],
    },
    { kind: "title-and-name", title: "French physicist", after: "Augustin-Jean Fresnel" },
    { kind: "noun-and-phrase", after: "of glass" },
    { kind: "preposition-and-object", after: "a different amount" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "installed",
      base: "install",
      subject: "French physicist Augustin-Jean Fresnel",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["restatement", "emphasis"],
      words: "Rather",
      first:
        "The lens that French physicist Augustin-Jean Fresnel installed in the lighthouse of Cordouan in 1823 was " +
        "not a single thick disk of glass",
      second:
        "it consisted of many narrow rings, each shaped to bend the light by a different amount",
      why: "The first statement says that Fresnel's lens was not a single thick disk of glass, and the second says that Fresnel's lens consisted of many narrow rings, each shaped to bend light differently.",
    },
  ],
  pronouns: [{ word: "it", at: "it consisted of many", antecedent: "The lens" }],
};
