import type { Paragraph } from "../paragraph.ts";

export const brancusiCustoms: Paragraph = {
  id: "brancusi-customs",
  field: "arts",
  source: "Standard histories of modern sculpture; accounts of the trial over *Bird in Space*",
  text:
    "In 1926, American customs officials classified *Bird in Space*, a polished bronze by the " +
    "sculptor Constantin Brancusi, as an ordinary metal object subject to a tariff. Two years " +
    "later, a court ruled that the piece was a work of art and therefore exempt; the decision " +
    "acknowledged that a sculpture need not imitate a natural form.",
  joints: [
    {
      kind: "clauses",
      after: "the decision acknowledged that a sculpture need not imitate a natural form",
      verbs: ["ruled", "acknowledged"],
    },
    {
      kind: "clauses",
      after: "Two years later, a court ruled that the piece was a work of art and therefore exempt",
      verbs: ["classified", "ruled"],
    },
    { kind: "noun-and-phrase", after: "of art" },
    { kind: "preposition-and-object", after: "a tariff" },
    {
      kind: "verb-and-complement",
      after: "that the piece was a work of art and therefore exempt",
      verb: "ruled",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "classified",
      base: "classify",
      subject: "American customs officials",
      number: "plural",
      tense: "past",
      time: "In 1926",
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
