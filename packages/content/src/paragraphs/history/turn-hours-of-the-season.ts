import type { Paragraph } from "../paragraph.ts";

export const turnHoursOfTheSeason: Paragraph = {
  id: "turn-hours-of-the-season",
  version: 2,
  field: "history",
  source: "Histories of timekeeping; histories of ancient Egypt",
  text:
    "The scribes of ancient Egypt divided the time from sunrise to sunset into twelve hours in every season " +
    "of the year. In other words, an hour of a long summer day lasted longer than an hour of a short winter " +
    "day.",
  joints: [
    { kind: "noun-and-phrase", after: "of ancient Egypt" },
    {
      kind: "turning-clauses",
      after:
        "In other words, an hour of a long summer day lasted longer than an hour of a short winter day",
      verbs: ["divided", "lasted"],
    },
    {
      kind: "verb-and-complement",
      after: "the time from sunrise to sunset into twelve hours in every season of the year",
      verb: "divided",
    },
    { kind: "noun-and-phrase", after: "of a long summer day" },
    { kind: "noun-and-phrase", after: "of the year" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "divided",
      base: "divide",
      subject: "The scribes",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "lasted",
      base: "last",
      subject: "an hour",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "emphasis", "example"],
      words: "In other words",
      first:
        "The scribes of ancient Egypt divided the time from sunrise to sunset into twelve hours in every season of the year",
      second: "an hour of a long summer day lasted longer than an hour of a short winter day",
      why: "The first statement says that the scribes divided daylight into twelve hours in every season, and the second says that an hour of a summer day lasted longer than an hour of a winter day.",
    },
  ],
};
