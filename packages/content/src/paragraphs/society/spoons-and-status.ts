import type { Paragraph } from "../paragraph.ts";

export const spoonsAndStatus: Paragraph = {
  id: "spoons-and-status",
  field: "society",
  source: "Histories of economics and sociology",
  text:
    "The American economist Thorstein Veblen devoted much of *The Theory of the Leisure Class* (1899) to goods " +
    "that are prized because they are expensive. A silver spoon made by hand, for example, lifts soup no better " +
    "than a spoon of base metal made by machine; its cost, however, displays the wealth of its owner, a " +
    'function to which Veblen gave the name "conspicuous consumption."',
  joints: [
    { kind: "title-and-name", after: "Thorstein Veblen" },
    { kind: "noun-and-phrase", after: "of *The Theory of the Leisure Class* (1899)" },
    { kind: "noun-and-phrase", after: "of base metal made by machine" },
    {
      kind: "verb-and-complement",
      after:
        "much of *The Theory of the Leisure Class* (1899) to goods that are prized because they are expensive",
      verb: "devoted",
    },
    { kind: "noun-and-phrase", after: "of its owner" },
    { kind: "preposition-and-object", after: "hand" },
    {
      kind: "subject-and-verb",
      after:
        "devoted much of *The Theory of the Leisure Class* (1899) to goods that are prized because they are expensive",
      verb: "devoted",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "lifts",
      base: "lift",
      subject: "A silver spoon",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "displays",
      base: "display",
      subject: "its cost",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      words: "for example",
      first:
        "The American economist Thorstein Veblen devoted much of *The Theory of the Leisure Class* (1899) to goods that are prized because they are expensive",
      second:
        "A silver spoon made by hand lifts soup no better than a spoon of base metal made by machine",
      why: "The first statement speaks of a class of goods, and the second of one of them, a spoon.",
    },
  ],
};
