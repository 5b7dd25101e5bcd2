import type { Paragraph } from "../paragraph.ts";

export const memorizedRequiem: Paragraph = {
  id: "memorized-requiem",
  field: "literature",
  source: "Biographies of Anna Akhmatova; standard histories of Russian poetry",
  text:
    "In the late 1930s, the Russian poet Anna Akhmatova composed most of *Requiem*, a cycle of poems about " +
    "political arrests whose discovery in writing would have endangered her. A trusted friend memorized the " +
    "lines that the poet had put down on a scrap of paper; afterward, Akhmatova burned the scrap.",
  joints: [
    { kind: "title-and-name", after: "Anna Akhmatova" },
    {
      kind: "turning-clauses",
      after: "afterward, Akhmatova burned the scrap",
      verbs: ["memorized", "burned"],
    },
    { kind: "subject-and-verb", after: "composed most of *Requiem*", verb: "composed" },
    { kind: "noun-and-phrase", after: "of paper" },
    {
      kind: "verb-and-complement",
      after: "the lines that the poet had put down on a scrap of paper",
      verb: "memorized",
    },
    { kind: "noun-and-phrase", after: "of poems about political arrests" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "composed",
      base: "compose",
      subject: "the Russian poet Anna Akhmatova",
      number: "singular",
      tense: "past",
      time: "In the late 1930s",
    },
  ],
  turns: [
    {
      relation: "sequence",
      words: "afterward",
      first: "A trusted friend memorized the lines that the poet had put down on a scrap of paper",
      second: "Akhmatova burned the scrap",
      why: "The two statements tell two steps in their order: a friend learned the lines, and only when that was done did the poet burn the paper.",
    },
  ],
};
