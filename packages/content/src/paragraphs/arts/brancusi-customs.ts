import type { Paragraph } from "../paragraph.ts";

export const brancusiCustoms: Paragraph = {
  id: "brancusi-customs",
  version: 2,
  field: "arts",
  source: "Standard histories of modern sculpture; accounts of the trial over *Bird in Space*",
  text:
    "*Bird in Space*, a polished bronze by sculptor Constantin Brancusi, was classified in 1926 by American " +
    "customs officials as an ordinary metal object subject to a tariff. Two years later, a court ruled that " +
    "the piece was a work of art and therefore exempt; the decision acknowledged that a sculpture need not " +
    "imitate a natural form.",
  joints: [
    {
      kind: "inset",
      after: "a polished bronze by sculptor Constantin Brancusi",
      next: "was classified in 1926 by American customs officials as an ordinary metal object subject to a tariff",
      verb: "was classified",
    },
    {
      kind: "clauses",
      after: "the decision acknowledged that a sculpture need not imitate a natural form",
      verbs: ["ruled", "acknowledged"],
    },
    {
      kind: "clauses",
      after: "Two years later, a court ruled that the piece was a work of art and therefore exempt",
      verbs: ["was classified", "ruled"],
    },
    { kind: "noun-and-phrase", after: "of art" },
    { kind: "preposition-and-object", after: "a tariff" },
    {
      kind: "verb-and-complement",
      after: "that the piece was a work of art and therefore exempt",
      verb: "ruled",
    },
    { kind: "title-and-name", title: "sculptor", after: "Constantin Brancusi" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was classified",
      base: "classify",
      subject: "*Bird in Space*",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "ruled",
      base: "rule",
      subject: "a court",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
