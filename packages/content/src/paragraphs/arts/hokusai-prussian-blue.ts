import type { Paragraph } from "../paragraph.ts";

export const hokusaiPrussianBlue: Paragraph = {
  id: "hokusai-prussian-blue",
  version: 2,
  field: "arts",
  source: "Standard histories of Japanese prints; museum studies of pigments",
  text:
    "When Japanese artist Katsushika Hokusai designed *Thirty-Six Views of Mount Fuji* in the early 1830s, he " +
    "made extensive use of Prussian blue, a synthetic pigment that had been discovered in Berlin more than a " +
    "century earlier. The color faded less readily than the dayflower blue of earlier prints. Moreover, it " +
    "could be graded from deep to pale tones, an effect suited to scenes of sky and sea.",
  joints: [
    {
      kind: "dependent-first",
      after: "he made extensive use of Prussian blue",
      verbs: ["designed", "made"],
    },
    {
      kind: "turning-clauses",
      after: "Moreover, it could be graded from deep to pale tones",
      verbs: ["faded", "could be graded"],
    },
    { kind: "preposition-and-object", after: "Prussian blue" },
    { kind: "noun-and-phrase", after: "of earlier prints" },
    { kind: "preposition-and-object", after: "earlier prints" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "faded",
      base: "fade",
      subject: "The color",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "addition",
      words: "Moreover",
      first: "The color faded less readily than the dayflower blue of earlier prints",
      second: "it could be graded from deep to pale tones",
      why: "The first statement says that Prussian blue faded less readily than the dayflower blue of earlier prints, and the second says that Prussian blue could be graded from deep to pale tones.",
    },
  ],
  pronouns: [{ word: "it", at: "it could be graded", antecedent: "The color" }],
};
