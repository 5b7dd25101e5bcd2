import type { Paragraph } from "../paragraph.ts";

export const kinshipInIndia: Paragraph = {
  id: "kinship-in-india",
  version: 2,
  field: "society",
  source: "Histories of anthropology in India",
  text:
    "Irawati Karve, an anthropologist who taught for decades in the Indian city of Pune, divided the " +
    "subcontinent into four zones in a study of kinship published in 1953. The rules of marriage differ " +
    "sharply between them: a man of the southern zone, for example, may marry the daughter of his mother's " +
    "brother, whereas custom in the northern zone forbids such a match.",
  joints: [
    {
      kind: "inset",
      after: "an anthropologist who taught for decades in the Indian city of Pune",
      next: "divided the subcontinent into four zones in a study of kinship published in 1953",
      verb: "divided",
    },
    { kind: "subject-and-verb", after: "differ sharply between them", verb: "differ" },
    { kind: "noun-and-phrase", after: "of marriage" },
    { kind: "noun-and-phrase", after: "of Pune" },
    {
      kind: "verb-and-complement",
      after: "the subcontinent into four zones in a study of kinship published in 1953",
      verb: "divided",
    },
    { kind: "preposition-and-object", after: "them" },
    { kind: "noun-and-phrase", after: "of the southern zone" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "differ",
      base: "differ",
      subject: "The rules",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "forbids",
      base: "forbid",
      subject: "custom",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "for example",
      first: "The rules of marriage differ sharply between them",
      second:
        "a man of the southern zone may marry the daughter of his mother's brother, whereas custom in the northern zone forbids such a match",
      why: "The first statement says that the rules of marriage differ sharply between the four zones of the subcontinent, and the second says that a man may marry his mother's brother's daughter in the southern zone but not in the northern.",
    },
  ],
};
