import type { Paragraph } from "../paragraph.ts";

export const spoonsAndStatus: Paragraph = {
  id: "spoons-and-status",
  version: 2,
  field: "society",
  source: "Histories of economics and sociology",
  text:
    "Some goods, economist Thorstein Veblen argued in *The Theory of the Leisure Class* (1899), are prized " +
    "because they are expensive. A silver spoon made by hand, for example, displays the wealth of its owner " +
    "even though it lifts soup no better than a spoon of base metal made by machine. Veblen gave this use of " +
    'goods the name "conspicuous consumption."',
  joints: [
    {
      kind: "turning-clauses",
      after: "A silver spoon made by hand, for example, displays the wealth of its owner",
      verbs: ["are", "displays"],
    },
    { kind: "title-and-name", title: "economist", after: "Thorstein Veblen" },
    { kind: "preposition-and-object", after: "hand" },
    { kind: "noun-and-phrase", after: "of base metal made by machine" },
    { kind: "noun-and-phrase", after: "of its owner" },
    {
      kind: "verb-and-complement",
      after: "soup no better than a spoon of base metal made by machine",
      verb: "lifts",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "displays",
      base: "display",
      subject: "A silver spoon",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "Some goods",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "for example",
      first:
        "Some goods, economist Thorstein Veblen argued in *The Theory of the Leisure Class* (1899), are prized " +
        "because they are expensive",
      second:
        "A silver spoon made by hand displays the wealth of its owner even though it lifts soup no better than a spoon of base metal made by machine",
      why: "The first statement says that some goods, according to Veblen, are prized because of their high price, and the second says that a silver spoon made by hand displays wealth but lifts soup no better than a cheap spoon.",
    },
  ],
  pronouns: [
    { word: "they", at: "they are expensive", antecedent: "Some goods" },
    { word: "its", at: "its owner even", antecedent: "A silver spoon" },
    { word: "it", at: "it lifts soup", antecedent: "A silver spoon" },
  ],
};
