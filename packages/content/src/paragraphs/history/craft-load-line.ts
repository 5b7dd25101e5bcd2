import type { Paragraph } from "../paragraph.ts";

export const craftLoadLine: Paragraph = {
  id: "craft-load-line",
  version: 2,
  field: "history",
  source: "Standard histories of merchant shipping",
  text:
    "The Merchant Shipping Act of 1876, for which reformer Samuel Plimsoll had campaigned for several years, " +
    "required British ships to carry a mark that indicates the greatest depth to which they may be loaded. " +
    "Nevertheless, owners remained free to paint the mark where they chose until a second act fixed its " +
    "position in 1890.",
  joints: [
    {
      kind: "inset",
      after: "for which reformer Samuel Plimsoll had campaigned for several years",
      next: "required British ships to carry a mark that indicates the greatest depth to which they may be loaded",
      verb: "required",
    },
    { kind: "title-and-name", title: "reformer", after: "Samuel Plimsoll" },
    {
      kind: "turning-clauses",
      after:
        "Nevertheless, owners remained free to paint the mark where they chose until a second act fixed its position in 1890",
      verbs: ["required", "remained"],
    },
    { kind: "preposition-and-object", after: "several years" },
    { kind: "noun-and-phrase", after: "of 1876" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to paint", base: "paint", beside: "free" },
    {
      kind: "relative",
      verb: "indicates",
      base: "indicate",
      antecedent: "a mark",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "sequence", "evaluation"],
      words: "Nevertheless",
      first:
        "The Merchant Shipping Act of 1876, for which reformer Samuel Plimsoll had campaigned for several years, " +
        "required British ships to carry a mark that indicates the greatest depth to which they may be loaded",
      second:
        "owners remained free to paint the mark where they chose until a second act fixed its position in 1890",
      why: "The first statement says that an act of 1876 required ships to carry a mark of the greatest permitted depth, but the second says that owners remained free to paint the depth mark where they chose until 1890.",
    },
  ],
  pronouns: [
    { word: "they", at: "they may be loaded", antecedent: "British ships" },
    { word: "they", at: "they chose until a", antecedent: "owners" },
    { word: "its", at: "its position in 1890", antecedent: "the mark" },
  ],
};
