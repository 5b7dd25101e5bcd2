import type { Paragraph } from "../paragraph.ts";

export const alternatingSounds: Paragraph = {
  id: "alternating-sounds",
  version: 3,
  field: "society",
  source: "Histories of anthropology and linguistics",
  text:
    "Untrained in phonetics, European travelers who transcribed Indigenous languages of North America often " +
    "spelled a single word in several ways. Some scholars of the period took the variation for a defect of " +
    'the languages themselves. Anthropologist Franz Boas, however, traced it to the listeners; in "On ' +
    'Alternating Sounds" (1889), he argued that they had perceived unfamiliar sounds as those of their own ' +
    "languages.",
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
      after: "Anthropologist Franz Boas, however, traced it to the listeners",
      verbs: ["took", "traced"],
    },
    { kind: "title-and-name", title: "Anthropologist", after: "Franz Boas" },
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
      subject: "Anthropologist Franz Boas",
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
      second: "Anthropologist Franz Boas traced it to the listeners",
      why: "The first statement says that some scholars took the variation in spelling for a defect of the languages, but the second says that Boas traced the variation in spelling to the listeners.",
    },
  ],
  pronouns: [
    { word: "they", at: "they had perceived unfamiliar sounds", antecedent: "the listeners" },
    { word: "their", at: "their own languages", antecedent: "the listeners" },
  ],
  modifiers: [
    {
      opening: "Untrained in phonetics",
      clause:
        "European travelers who transcribed Indigenous languages of North America often spelled a single word in several ways",
      noun: "European travelers",
      kind: "person",
      wrong: [
        {
          clause:
            "a single word was often spelled in several ways by European travelers who transcribed Indigenous languages of North America",
          noun: "a single word",
          kind: "idea",
          reason: "A word has no training; the travelers had none in phonetics.",
        },
        {
          clause:
            "the spelling of a single word often varied when European travelers transcribed Indigenous languages of North America",
          noun: "the spelling of a single word",
          kind: "idea",
          reason: "Spelling is not trained or untrained.",
        },
        {
          clause:
            "there were often several spellings of a single word by European travelers who transcribed Indigenous languages",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who could be untrained.",
        },
      ],
    },
  ],
};
