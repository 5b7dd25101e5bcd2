import type { Paragraph } from "../paragraph.ts";

export const soundEasterSonata: Paragraph = {
  id: "sound-easter-sonata",
  version: 2,
  field: "arts",
  source: "Encyclopedias of music; studies of Fanny Hensel",
  text:
    "The manuscript of the *Easter Sonata*, a piano work of 1828, identifies its composer only by a surname " +
    "and the initial F, and the piece was long credited to Felix Mendelssohn. In 2010, musicologist Angela " +
    "Mace showed that its page numbers fill a gap in a volume compiled by his sister. Thus, the initial must " +
    "have stood for Fanny.",
  joints: [
    { kind: "title-and-name", title: "musicologist", after: "Angela Mace" },
    {
      kind: "turning-clauses",
      after: "Thus, the initial must have stood for Fanny",
      verbs: ["showed", "must have stood"],
    },
    { kind: "noun-and-phrase", after: "of 1828" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "showed",
      base: "show",
      subject: "musicologist Angela Mace",
      number: "singular",
      tense: "past",
      time: "In 2010",
    },
    {
      kind: "finite",
      verb: "identifies",
      base: "identify",
      subject: "The manuscript",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "cause",
      words: "Thus",
      first:
        "musicologist Angela Mace showed that its page numbers fill a gap in a volume compiled by his sister",
      second: "the initial must have stood for Fanny",
      why: "The first statement reports that the sonata's page numbers fill a gap in a volume that Fanny Mendelssohn compiled, and the second says that the initial on the manuscript of the sonata must have stood for Fanny.",
    },
  ],
  pronouns: [
    { word: "its", at: "its composer only by", antecedent: "a piano work" },
    { word: "its", at: "its page numbers fill", antecedent: "The manuscript" },
  ],
};
