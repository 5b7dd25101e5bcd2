import type { Paragraph } from "../paragraph.ts";

export const memorizedRequiem: Paragraph = {
  id: "memorized-requiem",
  version: 2,
  field: "literature",
  source: "Biographies of Anna Akhmatova; standard histories of Russian poetry",
  text:
    "In the late 1930s, Russian poet Anna Akhmatova composed most of *Requiem*, a cycle of poems about " +
    "political arrests, without daring to keep it in writing. Trusted friends first memorized the lines that " +
    "the poet had put down on a scrap of paper. Afterward, Akhmatova burned the scrap.",
  joints: [
    { kind: "title-and-name", title: "Russian poet", after: "Anna Akhmatova" },
    { kind: "subject-and-verb", after: "composed most of *Requiem*", verb: "composed" },
    { kind: "noun-and-phrase", after: "of paper" },
    { kind: "noun-and-phrase", after: "of poems about political arrests" },
    {
      kind: "turning-clauses",
      after: "Afterward, Akhmatova burned the scrap",
      verbs: ["first memorized", "burned"],
    },
    {
      kind: "verb-and-complement",
      after: "the lines that the poet had put down on a scrap of paper",
      verb: "first memorized",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "composed",
      base: "compose",
      subject: "Russian poet Anna Akhmatova",
      number: "singular",
      tense: "past",
      time: "In the late 1930s",
    },
    { kind: "preposition", verb: "daring", base: "dare", beside: "composed" },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["cause"],
      words: "Afterward",
      first:
        "Trusted friends first memorized the lines that the poet had put down on a scrap of paper",
      second: "Akhmatova burned the scrap",
      why: "The first statement says that trusted friends memorized the lines that the poet had put down on paper, and the second says that Akhmatova burned the scrap of paper that held lines of her poem.",
    },
  ],
};
