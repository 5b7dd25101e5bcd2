import type { Paragraph } from "../paragraph.ts";

export const studyStonesOfNormandy: Paragraph = {
  id: "study-stones-of-normandy",
  version: 2,
  field: "science",
  source: "Standard histories of astronomy and of meteoritics",
  text:
    "Most European scholars of the eighteenth century doubted that stones could fall from the sky. In 1803, " +
    "however, French physicist Jean-Baptiste Biot visited the area around L'Aigle, a town in Normandy where " +
    "thousands of stones were said to have fallen, and collected testimony so consistent that few members of " +
    "the Academy of Sciences continued to dispute the matter.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "doubted that stones could fall from the sky",
      verb: "doubted",
    },
    { kind: "title-and-name", title: "French physicist", after: "Jean-Baptiste Biot" },
    {
      kind: "turning-clauses",
      after:
        "In 1803, however, French physicist Jean-Baptiste Biot visited the area around L'Aigle, a town in " +
        "Normandy where thousands of stones were said to have fallen, and collected testimony so consistent that " +
        "few members of the Academy of Sciences continued to dispute the matter",
      verbs: ["doubted", "visited"],
    },
    { kind: "noun-and-phrase", after: "of the Academy of Sciences" },
    { kind: "preposition-and-object", after: "the sky" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "visited",
      base: "visit",
      subject: "French physicist Jean-Baptiste Biot",
      number: "singular",
      tense: "past",
      time: "In 1803",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["cause", "contrast", "sequence"],
      words: "however",
      first:
        "Most European scholars of the eighteenth century doubted that stones could fall from the sky",
      second:
        "In 1803 French physicist Jean-Baptiste Biot visited the area around L'Aigle, a town in Normandy where " +
        "thousands of stones were said to have fallen, and collected testimony so consistent that few members of " +
        "the Academy of Sciences continued to dispute the matter",
      why: "The first statement says that most scholars doubted that stones could fall from the sky, but the second reports that Biot collected testimony of falling stones that few members of the Academy disputed.",
    },
  ],
};
