import type { Paragraph } from "../paragraph.ts";

export const soundNadiaBoulanger: Paragraph = {
  id: "sound-nadia-boulanger",
  version: 3,
  field: "arts",
  source: "Encyclopedias of music; biographies of Nadia Boulanger",
  text:
    "French musician Nadia Boulanger, who gave up composing in the 1920s, taught harmony and analysis in " +
    "Paris to hundreds of young musicians from the Americas, including Aaron Copland, Louise Talma, and Astor " +
    "Piazzolla.",
  coda: "These musicians' mature works differ greatly in style.",
  joints: [
    {
      kind: "inset",
      after: "who gave up composing in the 1920s",
      next: "taught harmony and analysis in Paris to hundreds of young musicians from the Americas, including Aaron Copland, Louise Talma, and Astor Piazzolla",
      verb: "taught",
    },
    { kind: "lead-and-series", after: "Aaron Copland, Louise Talma, and Astor Piazzolla" },
    { kind: "items", items: ["Aaron Copland", "Louise Talma", "Astor Piazzolla"] },
    { kind: "noun-and-phrase", after: "of young musicians" },
    { kind: "noun-and-phrase", after: "from the Americas" },
    { kind: "verb-and-complement", after: "harmony and analysis in Paris", verb: "taught" },
    { kind: "title-and-name", title: "French musician", after: "Nadia Boulanger" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "taught",
      base: "teach",
      subject: "Nadia Boulanger",
      number: "singular",
      tense: "past",
    },
    {
      kind: "relative",
      verb: "gave",
      base: "give",
      antecedent: "Nadia Boulanger",
      number: "singular",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "musicians' mature works",
      word: "musicians'",
      forms: ["musician", "musicians", "musician's", "musicians'"],
      counted: "These",
      role: "owned",
      why: "With *these*, several musicians are meant, and the works are theirs.",
    },
  ],
};
