import type { Paragraph } from "../paragraph.ts";

export const alternatingSounds: Paragraph = {
  id: "alternating-sounds",
  field: "society",
  source: "Histories of anthropology and linguistics",
  text:
    "European travelers who transcribed Indigenous languages of North America often spelled a single word in " +
    "several ways. Some scholars of the period took the variation for a defect of the languages themselves. " +
    'The anthropologist Franz Boas, however, traced it to the listeners; in "On Alternating Sounds" (1889), ' +
    "he argued that they had perceived unfamiliar sounds as those of their own languages.",
  joints: [
    {
      kind: "essential",
      after: "who transcribed Indigenous languages of North America",
      next: "often spelled a single word in several ways",
      verb: "often spelled",
    },
    {
      kind: "subject-and-verb",
      after: "took the variation for a defect of the languages themselves",
      verb: "took",
    },
    { kind: "noun-and-phrase", after: "of the period" },
    {
      kind: "turning-clauses",
      after: "The anthropologist Franz Boas, however, traced it to the listeners",
      verbs: ["took", "traced"],
    },
    { kind: "title-and-name", after: "Franz Boas" },
    { kind: "preposition-and-object", after: "several ways" },
    { kind: "noun-and-phrase", after: "of the languages themselves" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "took",
      base: "take",
      subject: "Some scholars",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "traced",
      base: "trace",
      subject: "The anthropologist Franz Boas",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "had perceived",
      base: "perceive",
      subject: "they",
      number: "plural",
      tense: "past-perfect",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession", "replacement", "sequence"],
      words: "however",
      first:
        "Some scholars of the period took the variation for a defect of the languages themselves",
      second: "The anthropologist Franz Boas traced it to the listeners",
      why: "Some scholars held the languages responsible for the variation, while Boas held the listeners responsible; the two explanations are set against each other.",
    },
  ],
  pronouns: [
    { word: "they", at: "they had perceived unfamiliar sounds", antecedent: "the listeners" },
    { word: "their", at: "their own languages", antecedent: "the listeners" },
  ],
};
