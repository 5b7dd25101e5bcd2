import type { Paragraph } from "../paragraph.ts";

export const hunaynTranslations: Paragraph = {
  id: "hunayn-translations",
  version: 2,
  field: "history",
  source: "Histories of Islamic science; histories of translation",
  text:
    "For each Greek work that he meant to translate, Hunayn ibn Ishaq, a physician in ninth-century Baghdad, " +
    "gathered several manuscripts, compared their readings, and corrected the errors of earlier versions. In " +
    "short, he treated translation as a scholarly discipline.",
  joints: [
    {
      kind: "items",
      items: [
        "gathered several manuscripts",
        "compared their readings",
        "corrected the errors of earlier versions",
      ],
    },
    { kind: "noun-and-phrase", after: "of earlier versions" },
    { kind: "preposition-and-object", after: "ninth-century Baghdad" },
    { kind: "preposition-and-object", after: "a scholarly discipline" },
    {
      kind: "subject-and-verb",
      after: "treated translation as a scholarly discipline",
      verb: "treated",
    },
    {
      kind: "verb-and-complement",
      after: "translation as a scholarly discipline",
      verb: "treated",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "gathered",
      base: "gather",
      subject: "Hunayn ibn Ishaq",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "treated",
      base: "treat",
      subject: "he",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis"],
      words: "In short",
      first:
        "Hunayn ibn Ishaq, a physician in ninth-century Baghdad, gathered several manuscripts, compared their readings, and corrected the errors of earlier versions",
      second: "he treated translation as a scholarly discipline",
      why: "The first statement says that Hunayn gathered manuscripts, compared their readings, and corrected the errors of earlier versions, and the second says that Hunayn treated translation as a scholarly discipline.",
    },
  ],
};
