import type { Paragraph } from "../paragraph.ts";

export const turnSongsOfKalevala: Paragraph = {
  id: "turn-songs-of-kalevala",
  version: 2,
  field: "literature",
  source: "Histories of Finnish literature; encyclopedias of oral poetry",
  text:
    "Finnish physician Elias Lönnrot wanted to preserve the oral poetry of the villages of Karelia. To this " +
    "end, he made long journeys on foot and by boat, writing down thousands of lines from singers. Afterward, " +
    "he arranged them into the *Kalevala* (1835), an epic of fifty poems in its final form. Friedrich " +
    "Reinhold Kreutzwald, another physician, likewise shaped the *Kalevipoeg*, the epic of Estonia, from the " +
    "legends of his people.",
  joints: [
    { kind: "title-and-name", title: "Finnish physician", after: "Elias Lönnrot" },
    { kind: "outcome", after: "writing down thousands of lines from singers", verbs: ["made"] },
    {
      kind: "turning-clauses",
      after:
        "Afterward, he arranged them into the *Kalevala* (1835), an epic of fifty poems in its final form",
      verbs: ["made", "arranged"],
    },
    { kind: "noun-and-phrase", after: "of the villages of Karelia" },
    {
      kind: "verb-and-complement",
      after: "to preserve the oral poetry of the villages of Karelia",
      verb: "wanted",
    },
    { kind: "noun-and-phrase", after: "of Estonia" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to preserve", base: "preserve", beside: "wanted" },
    { kind: "outcome", verb: "writing", base: "write", beside: "made" },
    {
      kind: "finite",
      verb: "shaped",
      base: "shape",
      subject: "Friedrich Reinhold Kreutzwald",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "sequence"],
      words: "To this end",
      first:
        "Finnish physician Elias Lönnrot wanted to preserve the oral poetry of the villages of Karelia",
      second:
        "he made long journeys on foot and by boat, writing down thousands of lines from singers",
      why: "The first statement says that Lönnrot wanted to preserve the oral poetry of the villages of Karelia, and the second says that Lönnrot made long journeys and wrote down thousands of lines from singers.",
    },
    {
      relation: "sequence",
      also: ["addition", "purpose", "cause"],
      words: "Afterward",
      first:
        "To this end, he made long journeys on foot and by boat, writing down thousands of lines from singers",
      second:
        "he arranged them into the *Kalevala* (1835), an epic of fifty poems in its final form",
      why: "The first statement says that Lönnrot made long journeys and wrote down thousands of lines from singers, and the second says that Lönnrot arranged the lines that he had collected into the *Kalevala*, an epic.",
    },
  ],
};
