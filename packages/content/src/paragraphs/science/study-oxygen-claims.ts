import type { Paragraph } from "../paragraph.ts";

export const studyOxygenClaims: Paragraph = {
  id: "study-oxygen-claims",
  version: 2,
  field: "science",
  source: "Standard histories of chemistry",
  text:
    "Credit for the discovery of oxygen has been divided among three investigators of the 1770s: Carl " +
    "Wilhelm Scheele, a Swedish apothecary; Joseph Priestley, an English minister; and Antoine Lavoisier, " +
    "a French chemist. Scheele prepared the gas first, but Priestley published first. Neither of them, " +
    "however, understood combustion as Lavoisier did: it was he who recognized the gas as an element that " +
    "combines with other substances when they burn.",
  joints: [
    {
      kind: "glossed",
      items: [
        ["Carl Wilhelm Scheele", "a Swedish apothecary"],
        ["Joseph Priestley", "an English minister"],
        ["Antoine Lavoisier", "a French chemist"],
      ],
    },
    { kind: "coordinated", after: "Priestley published first", verbs: ["prepared", "published"] },
    {
      kind: "subject-and-verb",
      after: "has been divided among three investigators of the 1770s",
      verb: "has been divided",
    },
    { kind: "noun-and-phrase", after: "of oxygen" },
    { kind: "preposition-and-object", after: "three investigators of the 1770s" },
  ],
  verbs: [
    {
      kind: "relative",
      verb: "combines",
      base: "combine",
      antecedent: "an element",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "evaluation"],
      words: "however",
      first: "Scheele prepared the gas first, but Priestley published first",
      second: "Neither of them understood combustion as Lavoisier did",
      why: "The first statement says that Scheele prepared oxygen first and that Priestley published first, but the second says that neither Scheele nor Priestley understood combustion as Lavoisier did.",
    },
  ],
  pronouns: [{ word: "they", at: "they burn", antecedent: "other substances" }],
};
