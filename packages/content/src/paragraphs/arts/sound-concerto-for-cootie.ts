import type { Paragraph } from "../paragraph.ts";

export const soundConcertoForCootie: Paragraph = {
  id: "sound-concerto-for-cootie",
  field: "arts",
  source: "Encyclopedias of jazz; studies of Duke Ellington",
  text:
    "The parts that the bandleader Duke Ellington composed for his orchestra were tailored to the abilities of " +
    "particular players. *Concerto for Cootie*, for example, was written in 1940 to display the many tones that " +
    "the trumpeter Cootie Williams could draw from his instrument with and without a mute.",
  joints: [
    {
      kind: "essential",
      after: "that the bandleader Duke Ellington composed for his orchestra",
      next: "were tailored to the abilities of particular players",
      verb: "were tailored",
    },
    { kind: "noun-and-phrase", after: "of particular players" },
    { kind: "preposition-and-object", after: "particular players" },
    {
      kind: "turning-clauses",
      after:
        "*Concerto for Cootie*, for example, was written in 1940 to display the many tones that the trumpeter Cootie Williams could draw from his instrument with and without a mute",
      verbs: ["were tailored", "was written"],
    },
    { kind: "title-and-name", after: "Duke Ellington" },
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
        "The parts that the bandleader Duke Ellington composed for his orchestra were tailored to the abilities of particular players",
      second:
        "*Concerto for Cootie* was written in 1940 to display the many tones that the trumpeter Cootie Williams could draw from his instrument with and without a mute",
      why: "The first statement is general, about all the parts that Ellington composed, and the second is one case of it.",
    },
  ],
};
