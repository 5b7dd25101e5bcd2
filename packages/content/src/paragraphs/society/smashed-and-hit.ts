import type { Paragraph } from "../paragraph.ts";

export const smashedAndHit: Paragraph = {
  id: "smashed-and-hit",
  field: "society",
  source: "Textbooks of psychology; studies of eyewitness testimony",
  text:
    "The wording of questions about an event can alter the memory of it. In a 1974 study by the psychologists " +
    "Elizabeth Loftus and John Palmer, people who had watched a film of a traffic accident were asked how fast " +
    'the cars had been going when they "hit" or "smashed into" each other. Those asked with the verb ' +
    '"smashed" gave higher speeds and, a week later, more often recalled broken glass, although the film ' +
    "showed none.",
  joints: [
    { kind: "subject-and-verb", after: "can alter the memory of it", verb: "can alter" },
    { kind: "noun-and-phrase", after: "about an event" },
    {
      kind: "essential",
      after: "who had watched a film of a traffic accident",
      then: "were asked how fast the cars had been going",
      verb: "were",
    },
    { kind: "title-and-name", after: "Elizabeth Loftus" },
    { kind: "noun-and-phrase", after: "of a traffic accident" },
    { kind: "verb-and-complement", after: "the memory of it", verb: "can alter" },
    { kind: "preposition-and-object", after: "a traffic accident" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "can alter",
      base: "alter",
      subject: "The wording",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
