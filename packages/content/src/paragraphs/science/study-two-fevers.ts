import type { Paragraph } from "../paragraph.ts";

export const studyTwoFevers: Paragraph = {
  id: "study-two-fevers",
  version: 2,
  field: "science",
  source: "Standard histories of medicine; encyclopedias of the history of Arabic science",
  text:
    "The early signs of smallpox and measles are so similar that few physicians of antiquity separated the two. " +
    "Nonetheless, al-Razi, a Persian physician who directed a hospital in Baghdad around the year 900, wrote a " +
    "treatise that compares their symptoms point by point, observing that pain in the back is more typical of " +
    "smallpox and nausea of measles.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Nonetheless, al-Razi, a Persian physician who directed a hospital in Baghdad around the year 900, wrote a treatise that compares their symptoms point by point, observing that pain in the back is more typical of smallpox and nausea of measles",
      verbs: ["are", "wrote"],
    },
    {
      kind: "subject-and-verb",
      after: "are so similar that few physicians of antiquity separated the two",
      verb: "are",
    },
    { kind: "noun-and-phrase", after: "of antiquity" },
    { kind: "preposition-and-object", after: "the back" },
  ],
  verbs: [
    {
      kind: "relative",
      verb: "compares",
      base: "compare",
      antecedent: "a treatise",
      number: "singular",
    },
    { kind: "outcome", verb: "observing", base: "observe", beside: "wrote" },
  ],
  turns: [
    {
      relation: "concession",
      also: ["cause", "contrast", "sequence"],
      words: "Nonetheless",
      first:
        "The early signs of smallpox and measles are so similar that few physicians of antiquity separated the two",
      second:
        "al-Razi, a Persian physician who directed a hospital in Baghdad around the year 900, wrote a treatise that compares their symptoms point by point, observing that pain in the back is more typical of smallpox and nausea of measles",
      why: "The first statement says that few physicians of antiquity separated smallpox and measles, whose early signs are very similar, but the second reports that al-Razi wrote a treatise that compares the symptoms of smallpox and measles point by point.",
    },
  ],
};
