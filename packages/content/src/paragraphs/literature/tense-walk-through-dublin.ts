import type { Paragraph } from "../paragraph.ts";

export const tenseWalkThroughDublin: Paragraph = {
  id: "tense-walk-through-dublin",
  version: 2,
  field: "literature",
  source: "Histories of Irish literature; encyclopedia entries on James Joyce",
  text:
    "The events of *Ulysses*, a novel by James Joyce, take place in Dublin on a single day, June 16, 1904. " +
    "Since 1954, admirers of the novel have retraced the routes of its characters on that date. In that " +
    "year, poet Patrick Kavanagh and the novelist Flann O'Brien, with several friends, attempted to follow " +
    "the whole course of the book in horse-drawn carriages; however, the party came to an end in a pub.",
  joints: [
    {
      kind: "inset",
      after: "a novel by James Joyce",
      next: "take place in Dublin on a single day",
      verb: "take",
    },
    {
      kind: "turning-clauses",
      after: "however, the party came to an end in a pub",
      verbs: ["attempted", "came"],
    },
    {
      kind: "subject-and-verb",
      after: "have retraced the routes of its characters on that date",
      verb: "have retraced",
    },
    {
      kind: "title-and-name",
      title: "poet",
      after: "Patrick Kavanagh and the novelist Flann O'Brien",
    },
    { kind: "noun-and-phrase", after: "of its characters" },
    { kind: "preposition-and-object", after: "a single day" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have retraced",
      base: "retrace",
      subject: "admirers",
      number: "plural",
      tense: "perfect",
      time: "Since 1954",
    },
    {
      kind: "finite",
      verb: "take",
      base: "take",
      subject: "The events",
      number: "plural",
      tense: "present",
    },
    { kind: "infinitive", verb: "to follow", base: "follow", beside: "attempted" },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession"],
      words: "however",
      first:
        "In that year, poet Patrick Kavanagh and the novelist Flann O'Brien, with several friends, attempted to " +
        "follow the whole course of the book in horse-drawn carriages",
      second: "the party came to an end in a pub",
      why: "The first statement says that a party attempted to follow the whole course of *Ulysses* in horse-drawn carriages, but the second says that the party on the trail of *Ulysses* came to an end in a pub.",
    },
  ],
};
