import type { Paragraph } from "../paragraph.ts";

export const eileenGrayTable: Paragraph = {
  id: "eileen-gray-table",
  version: 3,
  field: "arts",
  source: "Standard histories of modern furniture; encyclopedia entries on Eileen Gray",
  text:
    "Much of the furniture that Irish designer Eileen Gray created for E-1027, a villa completed on the " +
    "Mediterranean coast of France in 1929, serves more than one purpose. For example, the height of a small " +
    "table of glass and steel tubing can be adjusted with a pin and chain, allowing the table's round top to " +
    "extend over a sofa or a bed.",
  joints: [
    { kind: "title-and-name", title: "Irish designer", after: "Eileen Gray" },
    {
      kind: "turning-clauses",
      after:
        "For example, the height of a small table of glass and steel tubing can be adjusted with a pin and chain",
      verbs: ["serves", "can be adjusted"],
    },
    { kind: "preposition-and-object", after: "glass and steel tubing" },
    {
      kind: "subject-and-verb",
      after: "can be adjusted with a pin and chain",
      verb: "can be adjusted",
    },
    { kind: "preposition-and-object", after: "a pin and chain" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "serves",
      base: "serve",
      subject: "Much of the furniture",
      number: "singular",
      tense: "present",
    },
    { kind: "outcome", verb: "allowing", base: "allow", beside: "can be adjusted" },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "purpose", "emphasis"],
      words: "For example",
      first:
        "Much of the furniture that Irish designer Eileen Gray created for E-1027, a villa completed on the " +
        "Mediterranean coast of France in 1929, serves more than one purpose",
      second:
        "the height of a small table of glass and steel tubing can be adjusted with a pin and chain",
      why: "The first statement says that much of the furniture that Gray created serves more than one purpose, and the second describes a small table whose adjustable height lets the top extend over a sofa or a bed.",
    },
  ],
  nouns: [
    {
      at: "table's round top",
      word: "table's",
      forms: ["table", "tables", "table's", "tables'"],
      counted: "a small table",
      role: "owned",
      why: "One small table is described, and the round top is a part of it.",
    },
  ],
};
