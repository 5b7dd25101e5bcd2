import type { Paragraph } from "../paragraph.ts";

export const turnBitterCassava: Paragraph = {
  id: "turn-bitter-cassava",
  version: 2,
  field: "everyday",
  source: "Textbooks on food plants; ethnographies of Amazonia",
  text:
    "The roots of bitter cassava, a staple of many Amazonian peoples, contain compounds that release cyanide " +
    "when the tissue is damaged, and cooks must therefore remove the poison. To that end, they peel and " +
    "grate the roots, press the pulp in a woven tube, and heat what remains. The dried flour keeps well; in " +
    "fact, it may be stored for months.",
  joints: [
    {
      kind: "inset",
      after: "a staple of many Amazonian peoples",
      next: "contain compounds that release cyanide when the tissue is damaged",
      verb: "contain",
    },
    { kind: "noun-and-phrase", after: "of bitter cassava" },
    { kind: "verb-and-complement", after: "the poison", verb: "must therefore remove" },
    { kind: "preposition-and-object", after: "a woven tube" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "contain",
      base: "contain",
      subject: "The roots",
      number: "plural",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "release",
      base: "release",
      antecedent: "compounds",
      number: "plural",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "example"],
      words: "To that end",
      first: "cooks must therefore remove the poison",
      second:
        "they peel and grate the roots, press the pulp in a woven tube, and heat what remains",
      why: "The first statement says that cooks must remove the poison from the roots of bitter cassava, and the second says that cooks peel and grate the roots, press the pulp, and heat what remains.",
    },
    {
      relation: "emphasis",
      also: ["example", "restatement"],
      words: "in fact",
      first: "The dried flour keeps well",
      second: "it may be stored for months",
      why: "The first statement says that the dried flour of cassava keeps well, and the second says that the dried flour of cassava may be stored for months.",
    },
  ],
};
