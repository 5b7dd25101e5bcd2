import type { Paragraph } from "../paragraph.ts";

export const poemInThePedestal: Paragraph = {
  id: "poem-in-the-pedestal",
  field: "literature",
  source: "Biographies of Emma Lazarus; histories of the Statue of Liberty",
  text:
    'The American poet Emma Lazarus wrote "The New Colossus" in 1883 for an auction that raised money for the ' +
    "pedestal of the Statue of Liberty. The sonnet remained little known until her friend Georgina Schuyler had " +
    "it engraved on a plaque, which was placed in the pedestal in 1903.",
  joints: [
    {
      kind: "restrictive-last",
      after: "until her friend Georgina Schuyler had it engraved on a plaque",
      verbs: ["remained", "had"],
    },
    { kind: "title-and-name", after: "Emma Lazarus" },
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
      subject: "The American poet Emma Lazarus",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
