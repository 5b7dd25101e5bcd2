import type { Paragraph } from "../paragraph.ts";

export const moreInterruptedMap: Paragraph = {
  id: "more-interrupted-map",
  field: "geography",
  source: "Histories of cartography; textbooks on map projections",
  text:
    "No flat map can show the whole Earth without distortion. In 1923, the American geographer J. Paul Goode " +
    "chose to concentrate the faults of his projection in the oceans: he cut the map there, leaving the " +
    "shapes of the continents almost intact. The gaps limit the use of the map; indeed, a student of ocean " +
    "currents finds it nearly useless. Goode, who taught economic geography, was concerned mainly with crops " +
    "and cities.",
  joints: [
    {
      kind: "inset",
      after: "who taught economic geography",
      then: "was concerned mainly with crops and cities",
      verb: "was concerned",
    },
    {
      kind: "outcome",
      after: "leaving the shapes of the continents almost intact",
      verbs: ["cut"],
    },
    {
      kind: "turning-clauses",
      after: "indeed, a student of ocean currents finds it nearly useless",
      verbs: ["limit", "finds"],
    },
    { kind: "noun-and-phrase", after: "of the continents almost intact" },
    { kind: "noun-and-phrase", after: "of his projection in the oceans" },
    { kind: "preposition-and-object", after: "distortion" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to concentrate", base: "concentrate", beside: "chose" },
    { kind: "outcome", verb: "leaving", base: "leave", beside: "cut" },
    {
      kind: "finite",
      verb: "limit",
      base: "limit",
      subject: "The gaps",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      words: "indeed",
      first: "The gaps limit the use of the map",
      second: "a student of ocean currents finds it nearly useless",
      why: "The second statement says the same as the first in a stronger degree: what is limited in general is almost worthless for one purpose.",
    },
  ],
};
