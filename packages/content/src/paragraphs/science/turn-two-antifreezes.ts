import type { Paragraph } from "../paragraph.ts";

export const turnTwoAntifreezes: Paragraph = {
  id: "turn-two-antifreezes",
  version: 2,
  field: "science",
  source: "Textbooks of evolutionary biology; reviews of fish physiology",
  text:
    "Many fishes of the Southern Ocean produce a protein that binds to small crystals of ice and keeps them " +
    "from growing; similarly, the polar cod of the Arctic carries an antifreeze protein in its blood. The " +
    "two groups of fishes parted long before their seas became cold, and the genes for the proteins have " +
    "different origins. In short, nearly the same substance evolved twice.",
  joints: [
    {
      kind: "turning-clauses",
      after: "similarly, the polar cod of the Arctic carries an antifreeze protein in its blood",
      verbs: ["produce", "carries"],
    },
    {
      kind: "coordinated",
      after: "the genes for the proteins have different origins",
      verbs: ["parted", "have"],
    },
    { kind: "noun-and-phrase", after: "of the Southern Ocean" },
    { kind: "noun-and-phrase", after: "of the Arctic" },
    { kind: "noun-and-phrase", after: "for the proteins" },
    { kind: "verb-and-complement", after: "an antifreeze protein in its blood", verb: "carries" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "carries",
      base: "carry",
      subject: "the polar cod",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "have",
      base: "have",
      subject: "the genes",
      number: "plural",
      tense: "present",
    },
    { kind: "relative", verb: "binds", base: "bind", antecedent: "a protein", number: "singular" },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition", "contrast"],
      words: "similarly",
      first:
        "Many fishes of the Southern Ocean produce a protein that binds to small crystals of ice and keeps them from growing",
      second: "the polar cod of the Arctic carries an antifreeze protein in its blood",
      why: "The first statement says that southern fishes make a protein against ice, and the second says that a fish of the far north has one as well.",
    },
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis"],
      words: "In short",
      first:
        "The two groups of fishes parted long before their seas became cold, and the genes for the proteins have different origins",
      second: "nearly the same substance evolved twice",
      why: "The first statement reports two findings about the fishes and their genes, and the second sums them up in one conclusion.",
    },
  ],
};
