import type { Paragraph } from "../paragraph.ts";

export const soundConcertoForCootie: Paragraph = {
  id: "sound-concerto-for-cootie",
  version: 3,
  field: "arts",
  source: "Encyclopedias of jazz; studies of Duke Ellington",
  text:
    "Written for musicians whose tones and habits he had known for years, the parts that bandleader Duke " +
    "Ellington composed for his orchestra were tailored to the abilities of particular players. *Concerto for " +
    "Cootie*, for example, was written in 1940 to display the many tones that trumpeter Cootie Williams could " +
    "draw from his instrument with and without a mute.",
  joints: [
    {
      kind: "essential",
      after: "that bandleader Duke Ellington composed for his orchestra",
      next: "were tailored to the abilities of particular players",
      verb: "were tailored",
    },
    { kind: "noun-and-phrase", after: "of particular players" },
    { kind: "preposition-and-object", after: "particular players" },
    {
      kind: "turning-clauses",
      after:
        "*Concerto for Cootie*, for example, was written in 1940 to display the many tones that trumpeter Cootie " +
        "Williams could draw from his instrument with and without a mute",
      verbs: ["were tailored", "was written"],
    },
    { kind: "title-and-name", title: "bandleader", after: "Duke Ellington" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was written",
      base: "write",
      subject: "*Concerto for Cootie*",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "for example",
      first:
        "The parts that bandleader Duke Ellington composed for his orchestra were tailored to the abilities of " +
        "particular players",
      second:
        "*Concerto for Cootie* was written in 1940 to display the many tones that trumpeter Cootie Williams could " +
        "draw from his instrument with and without a mute",
      why: "The first statement says that Ellington's parts were tailored to the abilities of particular players, and the second says that *Concerto for Cootie* was written to display the tones of trumpeter Cootie Williams.",
    },
  ],
  modifiers: [
    {
      opening: "Written for musicians whose tones and habits he had known for years",
      clause:
        "the parts that bandleader Duke Ellington composed for his orchestra were tailored to the abilities of " +
        "particular players",
      noun: "the parts",
      kind: "work",
      wrong: [
        {
          clause:
            "bandleader Duke Ellington composed each of the parts for his orchestra to suit the abilities of a " +
            "particular player",
          noun: "bandleader Duke Ellington",
          kind: "person",
          reason: "Ellington did the writing; the parts were written.",
        },
        {
          clause:
            "the abilities of a particular player shaped each of the parts that bandleader Duke Ellington composed " +
            "for his orchestra",
          noun: "the abilities of a particular player",
          kind: "idea",
          reason: "Abilities are not written for musicians.",
        },
        {
          clause:
            "particular players received parts that bandleader Duke Ellington composed to suit their abilities",
          noun: "particular players",
          kind: "person",
          reason: "Players are not written; their parts are.",
        },
      ],
    },
  ],
};
