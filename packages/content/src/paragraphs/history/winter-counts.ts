import type { Paragraph } from "../paragraph.ts";

export const winterCounts: Paragraph = {
  id: "winter-counts",
  version: 3,
  field: "history",
  source: "Histories of the Lakota; museum catalogs of winter counts",
  text:
    "Keepers of winter counts, the pictorial calendars of Lakota communities, represented each year by a " +
    "single event. The choice of events differs from one calendar to another; still, an image of the meteor " +
    "storm of November 1833 appears in nearly all of them, allowing scholars to assign dates to the years " +
    "before and after it.",
  joints: [
    {
      kind: "inset",
      after: "the pictorial calendars of Lakota communities",
      next: "represented each year by a single event",
      verb: "represented",
    },
    {
      kind: "turning-clauses",
      after: "still, an image of the meteor storm of November 1833 appears in nearly all of them",
      verbs: ["differs", "appears"],
    },
    {
      kind: "clauses",
      after: "The choice of events differs from one calendar to another",
      verbs: ["represented", "differs"],
    },
    {
      kind: "outcome",
      after: "allowing scholars to assign dates to the years before and after it",
      verbs: ["appears"],
    },
    { kind: "subject-and-verb", after: "differs from one calendar to another", verb: "differs" },
    { kind: "subject-and-verb", after: "appears in nearly all of them", verb: "appears" },
    { kind: "noun-and-phrase", after: "of winter counts" },
    { kind: "noun-and-phrase", after: "of the meteor storm of November 1833" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "differs",
      base: "differ",
      subject: "The choice",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "appears",
      base: "appear",
      subject: "an image",
      number: "singular",
      tense: "present",
    },
    { kind: "outcome", verb: "allowing", base: "allow", beside: "appears" },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "still",
      first: "The choice of events differs from one calendar to another",
      second: "an image of the meteor storm of November 1833 appears in nearly all of them",
      why: "The first statement says that the choice of events differs among the calendars of Lakota communities, but the second says that an image of the 1833 meteor storm appears in nearly all Lakota calendars.",
    },
  ],
  nouns: [
    {
      at: "year by a single event",
      word: "year",
      forms: ["year", "years", "year's", "years'"],
      counted: "each",
      role: "predicate",
      why: "With *each*, a single year is meant, and the words that follow tell how it was represented.",
    },
  ],
};
