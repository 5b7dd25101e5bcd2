import type { Paragraph } from "../paragraph.ts";

export const pagesOfTheFlorentineCodex: Paragraph = {
  id: "pages-of-the-florentine-codex",
  version: 2,
  field: "literature",
  source: "Standard histories of colonial Mexico; studies of the Florentine Codex",
  text:
    "The Florentine Codex, which friar Bernardino de Sahagún compiled in the sixteenth century with Nahua " +
    "scholars, describes the peoples and the natural world of central Mexico. The pages of the manuscript " +
    "present each subject in three ways: in a Nahuatl text, in a Spanish version, and in painted images.",
  joints: [
    {
      kind: "inset",
      after:
        "which friar Bernardino de Sahagún compiled in the sixteenth century with Nahua scholars",
      next: "describes the peoples and the natural world of central Mexico",
      verb: "describes",
    },
    {
      kind: "list",
      after: "in a Nahuatl text, in a Spanish version, and in painted images",
      verbs: ["present"],
    },
    { kind: "items", items: ["in a Nahuatl text", "in a Spanish version", "in painted images"] },
    { kind: "title-and-name", title: "friar", after: "Bernardino de Sahagún" },
    { kind: "subject-and-verb", after: "present each subject in three ways", verb: "present" },
    { kind: "noun-and-phrase", after: "of the manuscript" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "describes",
      base: "describe",
      subject: "The Florentine Codex",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "present",
      base: "present",
      subject: "The pages",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
};
