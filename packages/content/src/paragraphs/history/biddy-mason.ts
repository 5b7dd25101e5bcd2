import type { Paragraph } from "../paragraph.ts";

export const biddyMason: Paragraph = {
  id: "biddy-mason",
  version: 3,
  field: "history",
  source: "Histories of Los Angeles; biographies of Biddy Mason",
  text:
    "Asked in 1856 to decide a petition for freedom, a judge in Los Angeles ruled that Biddy " +
    "Mason, who had been brought to California in slavery, was free under the constitution of the " +
    "state. Afterward, she worked for a decade as a midwife and nurse, saving enough money to " +
    "purchase a lot on Spring Street—land that rose greatly in value as the city grew.",
  joints: [
    {
      kind: "subject-and-verb",
      after:
        "ruled that Biddy Mason, who had been brought to California in slavery, was free under the constitution of the state",
      verb: "ruled",
    },
    {
      kind: "turning-clauses",
      after: "Afterward, she worked for a decade as a midwife and nurse",
      verbs: ["ruled", "worked"],
    },
    { kind: "noun-and-phrase", after: "in Los Angeles" },
    { kind: "preposition-and-object", after: "a midwife and nurse" },
    { kind: "noun-and-phrase", after: "of the state" },
    { kind: "noun-and-phrase", after: "on Spring Street" },
  ],
  verbs: [
    { kind: "outcome", verb: "saving", base: "save", beside: "worked" },
    {
      kind: "finite",
      verb: "worked",
      base: "work",
      subject: "she",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["cause"],
      words: "Afterward",
      first:
        "a judge in Los Angeles ruled that Biddy Mason, who had been brought to California in slavery, was free under the constitution of the state",
      second: "she worked for a decade as a midwife and nurse",
      why: "The first statement reports that a judge ruled in 1856 that Mason was free, and the second reports that Mason worked for a decade as a midwife and nurse.",
    },
  ],
  modifiers: [
    {
      opening: "Asked in 1856 to decide a petition for freedom",
      clause:
        "a judge in Los Angeles ruled that Biddy Mason, who had been brought to California in slavery, was free under the constitution of the state",
      noun: "a judge in Los Angeles",
      kind: "person",
      wrong: [
        {
          clause:
            "the constitution of the state allowed a judge in Los Angeles to declare Biddy Mason, who had been brought to California in slavery, a free woman",
          noun: "the constitution of the state",
          kind: "work",
          reason: "Nobody asks a constitution to decide a petition.",
        },
        {
          clause:
            "the ruling of a judge in Los Angeles declared Biddy Mason, who had been brought to California in slavery, a free woman under the constitution of the state",
          noun: "the ruling of a judge in Los Angeles",
          kind: "idea",
          reason: "The noun after the comma is *ruling*; the judge was asked.",
        },
        {
          clause:
            "it was declared by a judge in Los Angeles that Biddy Mason, who had been brought to California in slavery, was a free woman",
          noun: "it",
          kind: "none",
          reason: "*It* is an empty subject, so nobody is left who was asked to decide.",
        },
      ],
    },
  ],
};
