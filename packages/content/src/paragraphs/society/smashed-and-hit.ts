import type { Paragraph } from "../paragraph.ts";

export const smashedAndHit: Paragraph = {
  id: "smashed-and-hit",
  version: 2,
  field: "society",
  source: "Textbooks of psychology; studies of eyewitness testimony",
  text:
    "The wording of questions about an event often alters the memory of it. In a 1974 study by psychologists " +
    "Elizabeth Loftus and John Palmer, people who had watched films of traffic accidents were asked how fast " +
    'the cars had been going when they "hit" or "smashed into" each other. Those asked with the verb ' +
    '"smashed" gave higher speeds than the others, although all of them had seen the same films.',
  joints: [
    { kind: "subject-and-verb", after: "often alters the memory of it", verb: "often alters" },
    { kind: "noun-and-phrase", after: "about an event" },
    {
      kind: "essential",
      after: "who had watched films of traffic accidents",
      next: "were asked how fast the cars had been going",
      verb: "were",
    },
    { kind: "title-and-name", title: "psychologists", after: "Elizabeth Loftus" },
    { kind: "noun-and-phrase", after: "of traffic accidents" },
    { kind: "verb-and-complement", after: "the memory of it", verb: "often alters" },
    { kind: "preposition-and-object", after: "traffic accidents" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "alters",
      base: "alter",
      subject: "The wording",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "gave",
      base: "give",
      subject: "Those",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "they", at: 'they "hit" or', antecedent: "the cars" }],
};
