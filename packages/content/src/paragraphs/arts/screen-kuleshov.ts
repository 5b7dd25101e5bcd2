import type { Paragraph } from "../paragraph.ts";

export const screenKuleshov: Paragraph = {
  id: "screen-kuleshov",
  version: 2,
  field: "arts",
  source: "Encyclopedias of film; histories of film editing",
  text:
    "Around 1920, Soviet filmmaker Lev Kuleshov joined the same shot of an actor's face to three other " +
    "images: a bowl of soup, a coffin, and a woman on a couch. According to later accounts, viewers praised " +
    "the actor's range of feeling. His expression, however, had never changed.",
  joints: [
    { kind: "title-and-name", title: "Soviet filmmaker", after: "Lev Kuleshov" },
    { kind: "list", after: "a bowl of soup, a coffin, and a woman on a couch", verbs: ["joined"] },
    { kind: "items", items: ["a bowl of soup", "a coffin", "a woman on a couch"] },
    {
      kind: "turning-clauses",
      after: "His expression, however, had never changed",
      verbs: ["praised", "had never changed"],
    },
    { kind: "noun-and-phrase", after: "on a couch" },
    { kind: "noun-and-phrase", after: "of an actor's face" },
    { kind: "noun-and-phrase", after: "of feeling" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "joined",
      base: "join",
      subject: "Soviet filmmaker Lev Kuleshov",
      number: "singular",
      tense: "past",
      time: "Around 1920",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession", "emphasis"],
      words: "however",
      first: "viewers praised the actor's range of feeling",
      second: "His expression had never changed",
      why: "The first statement says that viewers praised the range of feeling in the actor's face, but the second reports that the expression on the actor's face had never changed.",
    },
  ],
};
