import type { Paragraph } from "../paragraph.ts";

export const mirrorDrawing: Paragraph = {
  id: "mirror-drawing",
  version: 3,
  field: "society",
  source: "Textbooks of neuropsychology; histories of psychology",
  text:
    "Left with damage to his brain by an operation in 1953, a man known only by his initials was unable to " +
    "form lasting memories of events. Psychologist Brenda Milner taught him to trace the outline of a star " +
    "that he saw in a mirror. At each session he believed that the task was new. Even so, his lines grew " +
    "steadier, revealing that skills and events are stored by separate systems.",
  joints: [
    {
      kind: "front",
      after: "a man known only by his initials was unable to form lasting memories of events",
      verbs: ["was"],
    },
    { kind: "title-and-name", title: "Psychologist", after: "Brenda Milner" },
    { kind: "noun-and-phrase", after: "of a star that he saw in a mirror" },
    {
      kind: "outcome",
      after: "revealing that skills and events are stored by separate systems",
      verbs: ["grew"],
    },
    { kind: "preposition-and-object", after: "separate systems" },
    {
      kind: "verb-and-complement",
      after: "unable to form lasting memories of events",
      verb: "was",
    },
    { kind: "noun-and-phrase", after: "of events" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to form", base: "form", beside: "unable" },
    {
      kind: "finite",
      verb: "grew",
      base: "grow",
      subject: "his lines",
      number: "plural",
      tense: "past",
    },
    { kind: "outcome", verb: "revealing", base: "reveal", beside: "grew" },
    {
      kind: "finite",
      verb: "taught",
      base: "teach",
      subject: "Psychologist Brenda Milner",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "Even so",
      first: "At each session he believed that the task was new",
      second:
        "his lines grew steadier, revealing that skills and events are stored by separate systems",
      why: "The first statement says that the man believed at each session that the task was new, but the second reports that the lines that the man drew grew steadier.",
    },
  ],
  modifiers: [
    {
      opening: "Left with damage to his brain by an operation in 1953",
      clause: "a man known only by his initials was unable to form lasting memories of events",
      noun: "a man known only by his initials",
      kind: "person",
      wrong: [
        {
          clause:
            "lasting memories of events were no longer formed in a man known only by his initials",
          noun: "lasting memories of events",
          kind: "idea",
          reason: "The memories were not left with damage to a brain; the man was.",
        },
        {
          clause:
            "the ability to form lasting memories of events was gone in a man known only by his initials",
          noun: "the ability to form lasting memories of events",
          kind: "idea",
          reason: "An ability does not have a brain that could be damaged.",
        },
        {
          clause: "there were no lasting memories of events in a man known only by his initials",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who had the operation.",
        },
      ],
    },
  ],
};
