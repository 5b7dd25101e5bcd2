import type { Paragraph } from "../paragraph.ts";

export const turnMugsAndChocolate: Paragraph = {
  id: "turn-mugs-and-chocolate",
  version: 2,
  field: "society",
  source: "Textbooks of behavioral economics; reviews of research on exchange",
  text:
    "In a 1989 study, economist Jack Knetsch gave some students a coffee mug and offered each a chocolate " +
    "bar in exchange for it. Nearly nine in ten kept the mug; similarly, nine in ten of the students who had " +
    "first received the chocolate kept it. The mere fact of ownership, Knetsch concluded, made a good seem " +
    "more valuable.",
  joints: [
    { kind: "title-and-name", title: "economist", after: "Jack Knetsch" },
    { kind: "clauses", after: "Nearly nine in ten kept the mug", verbs: ["gave", "kept"] },
    { kind: "preposition-and-object", after: "exchange for it" },
    {
      kind: "second-verb",
      after: "offered each a chocolate bar in exchange for it",
      verbs: ["gave", "offered"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "kept",
      base: "keep",
      subject: "nine in ten",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "gave",
      base: "give",
      subject: "economist Jack Knetsch",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition", "contrast"],
      words: "similarly",
      first: "Nearly nine in ten kept the mug",
      second: "nine in ten of the students who had first received the chocolate kept it",
      why: "The first statement says that nearly nine in ten students who had been given a mug kept the mug, and the second says that nine in ten students who had first received chocolate kept the chocolate.",
    },
  ],
};
