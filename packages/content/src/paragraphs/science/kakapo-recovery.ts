import type { Paragraph } from "../paragraph.ts";

export const kakapoRecovery: Paragraph = {
  id: "kakapo-recovery",
  version: 2,
  field: "science",
  source: "Reference works on birds; general accounts of conservation in New Zealand",
  text:
    "The kakapo, a flightless parrot of New Zealand, breeds only when certain forest trees bear an abundance " +
    "of fruit. Such years are infrequent, and the population grows slowly at best. However, the number of " +
    "kakapos has risen since 1995 from about fifty to more than two hundred, an increase that conservationists " +
    "attribute to the protection of the birds on islands without predators.",
  joints: [
    {
      kind: "inset",
      after: "a flightless parrot of New Zealand",
      next: "breeds only when certain forest trees bear an abundance of fruit",
      verb: "breeds",
    },
    { kind: "coordinated", after: "the population grows slowly at best", verbs: ["are", "grows"] },
    { kind: "noun-and-phrase", after: "of fruit" },
    { kind: "preposition-and-object", after: "islands without predators" },
    { kind: "clauses", after: "Such years are infrequent", verbs: ["breeds", "are"] },
    {
      kind: "turning-clauses",
      after:
        "However, the number of kakapos has risen since 1995 from about fifty to more than two hundred",
      verbs: ["grows", "has risen"],
    },
    { kind: "subject-and-verb", after: "grows slowly at best", verb: "grows" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "has risen",
      base: "rise",
      subject: "the number",
      number: "singular",
      tense: "perfect",
    },
    {
      kind: "finite",
      verb: "grows",
      base: "grow",
      subject: "the population",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "breeds",
      base: "breed",
      subject: "The kakapo",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "bear",
      base: "bear",
      subject: "certain forest trees",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "However",
      first: "the population grows slowly at best",
      second:
        "the number of kakapos has risen since 1995 from about fifty to more than two hundred, an increase that conservationists attribute to the protection of the birds on islands without predators",
      why: "The first statement says that the population of the kakapo grows slowly at best, but the second reports that the number of kakapos has risen from about fifty to more than two hundred since 1995.",
    },
  ],
};
