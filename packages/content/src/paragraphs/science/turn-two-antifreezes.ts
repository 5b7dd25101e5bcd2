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
      why: "The first statement says that many fishes of the Southern Ocean produce a protein that keeps ice crystals from growing, and the second says that the polar cod of the Arctic carries an antifreeze protein in its blood.",
    },
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis"],
      words: "In short",
      first:
        "The two groups of fishes parted long before their seas became cold, and the genes for the proteins have different origins",
      second: "nearly the same substance evolved twice",
      why: "The first statement says that the two groups of fishes parted early and that the genes for their proteins have different origins, and the second says that nearly identical antifreeze proteins evolved on two occasions.",
    },
  ],
};
