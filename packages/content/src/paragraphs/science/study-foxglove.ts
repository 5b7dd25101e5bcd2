import type { Paragraph } from "../paragraph.ts";

export const studyFoxglove: Paragraph = {
  id: "study-foxglove",
  version: 2,
  field: "science",
  source: "Standard histories of medicine; biographies of William Withering",
  text:
    "In 1775, English physician William Withering was asked to evaluate a family remedy for dropsy, a " +
    "swelling of the tissues. He concluded that the effect of the mixture, which contained some twenty herbs, " +
    "came from a single ingredient: foxglove. *An Account of the Foxglove*, the book that he published a " +
    "decade later, stresses that the plant is poisonous; even so, physicians prescribed drugs obtained from " +
    "it for two centuries.",
  joints: [
    { kind: "title-and-name", title: "English physician", after: "William Withering" },
    {
      kind: "inset",
      after: "the book that he published a decade later",
      next: "stresses that the plant is poisonous",
      verb: "stresses",
    },
    {
      kind: "turning-clauses",
      after: "even so, physicians prescribed drugs obtained from it for two centuries",
      verbs: ["stresses", "prescribed"],
    },
    { kind: "noun-and-phrase", after: "of the tissues" },
    { kind: "preposition-and-object", after: "a single ingredient" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "stresses",
      base: "stress",
      subject: "*An Account of the Foxglove*",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "sequence", "evaluation"],
      words: "even so",
      first:
        "*An Account of the Foxglove*, the book that he published a decade later, stresses that the plant is poisonous",
      second: "physicians prescribed drugs obtained from it for two centuries",
      why: "The first statement says that Withering's book stresses that foxglove is poisonous, but the second says that physicians prescribed drugs obtained from foxglove for two centuries.",
    },
  ],
};
