import type { Paragraph } from "../paragraph.ts";

export const mendezVWestminster: Paragraph = {
  id: "mendez-v-westminster",
  version: 2,
  field: "society",
  source: "Histories of civil rights; encyclopedias of American law",
  text:
    "Children of Mexican descent in several districts of Orange County, California, were assigned to separate " +
    "schools in the 1940s. Five families, among them that of Felicitas and Gonzalo Mendez, sued the districts " +
    "and won their case in 1946. By the end of 1947, after an appeals court had upheld the decision, California " +
    "had repealed the laws that permitted segregation in its public schools.",
  joints: [
    {
      kind: "clauses",
      after:
        "Five families, among them that of Felicitas and Gonzalo Mendez, sued the districts and won their case in 1946",
      verbs: ["were", "sued"],
    },
    {
      kind: "inset",
      after: "among them that of Felicitas and Gonzalo Mendez",
      next: "sued the districts and won their case in 1946",
      verb: "sued",
    },
    { kind: "second-verb", after: "won their case in 1946", verbs: ["sued", "won"] },
    { kind: "noun-and-phrase", after: "of Mexican descent" },
    { kind: "noun-and-phrase", after: "in its public schools" },
    { kind: "noun-and-phrase", after: "of Felicitas and Gonzalo Mendez" },
    {
      kind: "verb-and-complement",
      after: "the laws that permitted segregation in its public schools",
      verb: "had repealed",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "Children",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "had repealed",
      base: "repeal",
      subject: "California",
      number: "singular",
      tense: "past-perfect",
      time: "By the end of 1947",
    },
    {
      kind: "finite",
      verb: "sued",
      base: "sue",
      subject: "Five families",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [
    { word: "their", at: "their case in 1946", antecedent: "Five families" },
    { word: "its", at: "its public schools", antecedent: "California" },
  ],
  nouns: [
    {
      at: "families, among them",
      word: "families",
      forms: ["family", "families", "family's", "families'"],
      counted: "Five",
      role: "predicate",
      why: "Five families are meant, and the words that follow tell which family was one of them.",
    },
  ],
};
