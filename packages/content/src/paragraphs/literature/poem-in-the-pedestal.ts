import type { Paragraph } from "../paragraph.ts";

export const poemInThePedestal: Paragraph = {
  id: "poem-in-the-pedestal",
  version: 3,
  field: "literature",
  source: "Biographies of Emma Lazarus; histories of the Statue of Liberty",
  text:
    'American poet Emma Lazarus wrote "The New Colossus" in 1883 for an auction that raised money for the ' +
    "pedestal of the Statue of Liberty. Composed for this single occasion and not read when the statue was " +
    "dedicated, the sonnet remained little known until her friend Georgina Schuyler had it engraved on a " +
    "plaque, which was placed in the pedestal in 1903.",
  joints: [
    { kind: "title-and-name", title: "American poet", after: "Emma Lazarus" },
    { kind: "noun-and-phrase", after: "of the Statue of Liberty" },
    {
      kind: "verb-and-complement",
      after: "little known until her friend Georgina Schuyler had it engraved on a plaque",
      verb: "remained",
    },
    { kind: "preposition-and-object", after: "an auction that raised money" },
    { kind: "noun-and-phrase", after: "for the pedestal of the Statue of Liberty" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "wrote",
      base: "write",
      subject: "American poet Emma Lazarus",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Composed for this single occasion and not read when the statue was dedicated",
      clause:
        "the sonnet remained little known until her friend Georgina Schuyler had it engraved on a plaque, which was placed in the pedestal in 1903",
      noun: "the sonnet",
      kind: "work",
      wrong: [
        {
          clause:
            "Lazarus remained little known for the sonnet until her friend Georgina Schuyler had it engraved on a plaque, which was placed in the pedestal in 1903",
          noun: "Lazarus",
          kind: "person",
          reason: "The poet was not composed for an occasion; her sonnet was.",
        },
        {
          clause:
            "a plaque, placed in the pedestal in 1903, made the sonnet known after her friend Georgina Schuyler had it engraved",
          noun: "a plaque",
          kind: "thing",
          reason: "The plaque came twenty years later and was not composed for the auction.",
        },
        {
          clause:
            "her friend Georgina Schuyler had the sonnet, until then little known, engraved on a plaque, which was placed in the pedestal in 1903",
          noun: "her friend Georgina Schuyler",
          kind: "person",
          reason: "A person is not composed for an occasion.",
        },
      ],
    },
  ],
};
