import type { Paragraph } from "../paragraph.ts";

export const owenHomology: Paragraph = {
  id: "owen-homology",
  version: 3,
  field: "science",
  source: "Histories of comparative anatomy; textbooks on evolutionary biology",
  text:
    "In the 1840s, English anatomist Richard Owen proposed that the term *homologous* be applied to parts that " +
    "correspond in structure in different animals, regardless of the animals' particular habits. The wing of a " +
    "bat and the flipper of a whale are homologous. In other words, the two are built of corresponding bones, " +
    "although one serves for flight and the other for swimming.",
  joints: [
    { kind: "title-and-name", title: "English anatomist", after: "Richard Owen" },
    {
      kind: "turning-clauses",
      after: "In other words, the two are built of corresponding bones",
      verbs: ["are", "are"],
    },
    { kind: "subject-and-verb", after: "are homologous", verb: "are" },
    { kind: "noun-and-phrase", after: "of a bat" },
    {
      kind: "clauses",
      after: "The wing of a bat and the flipper of a whale are homologous",
      verbs: ["proposed", "are"],
    },
    {
      kind: "preposition-and-object",
      after: "parts that correspond in structure in different animals",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "proposed",
      base: "propose",
      subject: "English anatomist Richard Owen",
      number: "singular",
      tense: "past",
      time: "In the 1840s",
    },
    {
      kind: "relative",
      verb: "correspond",
      base: "correspond",
      antecedent: "parts",
      number: "plural",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "contrast", "concession"],
      words: "In other words",
      first: "The wing of a bat and the flipper of a whale are homologous",
      second:
        "the two are built of corresponding bones, although one serves for flight and the other for swimming",
      why: "The first statement says that the wing of a bat and the flipper of a whale are homologous, and the second says that the wing and the flipper are built of corresponding bones.",
    },
  ],
  nouns: [
    {
      at: "animals' particular habits",
      word: "animals'",
      forms: ["animal", "animals", "animal's", "animals'"],
      counted: "different animals",
      role: "owned",
      why: "Different animals are compared, and the habits are theirs.",
    },
  ],
};
