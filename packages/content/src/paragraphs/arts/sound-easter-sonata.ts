import type { Paragraph } from "../paragraph.ts";

export const soundEasterSonata: Paragraph = {
  id: "sound-easter-sonata",
  field: "arts",
  source: "Encyclopedias of music; studies of Fanny Hensel",
  text:
    "The manuscript of the *Easter Sonata*, a piano work of 1828, identifies its composer only by a surname and " +
    "the initial F, and the piece was long credited to Felix Mendelssohn. In 2010, the musicologist Angela Mace " +
    "showed that its page numbers fill a gap in a volume compiled by his sister; in other words, the initial stood " +
    "for Fanny.",
  joints: [
    { kind: "title-and-name", after: "Angela Mace" },
    {
      kind: "turning-clauses",
      after: "in other words, the initial stood for Fanny",
      verbs: ["showed", "stood"],
    },
    { kind: "noun-and-phrase", after: "of 1828" },
    { kind: "noun-and-phrase", after: "by his sister" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "showed",
      base: "show",
      subject: "the musicologist Angela Mace",
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
    {
      kind: "finite",
      verb: "stood",
      base: "stand",
      subject: "the initial",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "restatement",
      words: "in other words",
      first:
        "the musicologist Angela Mace showed that its page numbers fill a gap in a volume compiled by his sister",
      second: "the initial stood for Fanny",
      why: "The second statement says in plain terms what the evidence of the page numbers in the first amounts to: Fanny wrote the sonata.",
    },
  ],
};
