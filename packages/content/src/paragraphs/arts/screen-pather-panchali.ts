import type { Paragraph } from "../paragraph.ts";

export const screenPatherPanchali: Paragraph = {
  id: "screen-pather-panchali",
  version: 2,
  field: "arts",
  source: "Encyclopedias of film; biographies of Satyajit Ray",
  text:
    "Three artists shaped the Bengali film *Pather Panchali* (1955): Satyajit Ray, its director; Subrata " +
    "Mitra, its cinematographer; and Ravi Shankar, its composer. Neither Ray nor Mitra had made a film " +
    "before. Nonetheless, their account of a village childhood received a prize at Cannes in 1956 and drew " +
    "audiences on several continents.",
  joints: [
    {
      kind: "glossed",
      items: [
        ["Satyajit Ray", "its director"],
        ["Subrata Mitra", "its cinematographer"],
        ["Ravi Shankar", "its composer"],
      ],
    },
    {
      kind: "turning-clauses",
      after:
        "Nonetheless, their account of a village childhood received a prize at Cannes in 1956 and drew audiences " +
        "on several continents",
      verbs: ["had made", "received"],
    },
    { kind: "noun-and-phrase", after: "of a village childhood" },
    { kind: "noun-and-phrase", after: "on several continents" },
    { kind: "verb-and-complement", after: "a film before", verb: "had made" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "received",
      base: "receive",
      subject: "their account",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "Nonetheless",
      first: "Neither Ray nor Mitra had made a film before",
      second:
        "their account of a village childhood received a prize at Cannes in 1956 and drew audiences on several continents",
      why: "The first statement says that neither Ray nor Mitra had made a film before *Pather Panchali*, but the second reports that *Pather Panchali* received a prize and drew audiences on several continents.",
    },
  ],
  pronouns: [{ word: "its", at: "its director", antecedent: "the Bengali film" }],
};
