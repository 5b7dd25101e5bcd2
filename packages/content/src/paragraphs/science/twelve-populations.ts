import type { Paragraph } from "../paragraph.ts";

export const twelvePopulations: Paragraph = {
  id: "twelve-populations",
  version: 3,
  field: "science",
  source: "Textbooks on evolutionary biology; general accounts of experimental evolution",
  text:
    "Since 1988, twelve populations of the bacterium *Escherichia coli*, all descended from a single cell, " +
    "have multiplied in flasks under the care of American biologist Richard Lenski and his colleagues. " +
    "Samples of each population are frozen every seventy-five days or so. Thus, bacteria of the present can " +
    "be compared with their ancestors, which revive when they are thawed.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Thus, bacteria of the present can be compared with their ancestors",
      verbs: ["are", "can be"],
    },
    { kind: "title-and-name", title: "American biologist", after: "Richard Lenski" },
    {
      kind: "inset",
      after: "all descended from a single cell",
      next: "have multiplied in flasks",
      verb: "have multiplied",
      front: "Since 1988",
    },
    { kind: "subject-and-verb", after: "are frozen every seventy-five days or so", verb: "are" },
    { kind: "noun-and-phrase", after: "of each population" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have multiplied",
      base: "multiply",
      subject: "twelve populations",
      number: "plural",
      tense: "perfect",
      time: "Since 1988",
    },
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "Samples",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "cause",
      words: "Thus",
      first: "Samples of each population are frozen every seventy-five days or so",
      second:
        "bacteria of the present can be compared with their ancestors, which revive when they are thawed",
      why: "The first statement says that samples of each population of bacteria are frozen every seventy-five days or so, and the second says that bacteria of the present can be compared with their revived ancestors.",
    },
  ],
  pronouns: [
    { word: "their", at: "their ancestors", antecedent: "bacteria" },
    { word: "they", at: "they are thawed", antecedent: "their ancestors" },
  ],
  nouns: [
    {
      at: "populations of the bacterium",
      word: "populations",
      forms: ["population", "populations", "population's", "populations'"],
      counted: "twelve",
      role: "predicate",
      why: "Twelve populations are meant, and the words that follow tell which bacterium they consist of.",
    },
  ],
};
