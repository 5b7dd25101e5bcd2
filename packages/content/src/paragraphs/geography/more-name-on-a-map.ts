import type { Paragraph } from "../paragraph.ts";

export const moreNameOnAMap: Paragraph = {
  id: "more-name-on-a-map",
  version: 3,
  field: "geography",
  source: "Histories of cartography; Library of Congress descriptions",
  text:
    "Preparing a large map of the world that was printed in 1507, German cartographer Martin Waldseemüller " +
    'placed the name "America" on the southern part of the new continent. He later appeared to regret the ' +
    "choice, and on a map that he published in 1513, the same region bears the words *Terra Incognita*. By " +
    "then, however, the name had been adopted by other mapmakers.",
  joints: [
    {
      kind: "coordinated",
      after:
        "on a map that he published in 1513, the same region bears the words *Terra Incognita*",
      verbs: ["appeared", "bears"],
    },
    { kind: "title-and-name", title: "German cartographer", after: "Martin Waldseemüller" },
    {
      kind: "front",
      after:
        'German cartographer Martin Waldseemüller placed the name "America" on the southern part of the new ' +
        "continent",
      verbs: ["placed"],
    },
    { kind: "noun-and-phrase", after: "of the new continent" },
    { kind: "preposition-and-object", after: "other mapmakers" },
    { kind: "verb-and-complement", after: "the words *Terra Incognita*", verb: "bears" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to regret", base: "regret", beside: "appeared" },
    {
      kind: "finite",
      verb: "placed",
      base: "place",
      subject: "German cartographer Martin Waldseemüller",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "evaluation"],
      words: "however",
      first: "He later appeared to regret the choice",
      second: "By then the name had been adopted by other mapmakers",
      why: "The first statement says that Waldseemüller appeared to regret placing the name America on a map, but the second reports that the name America had already been adopted by other mapmakers.",
    },
  ],
  modifiers: [
    {
      opening: "Preparing a large map of the world that was printed in 1507",
      clause:
        'German cartographer Martin Waldseemüller placed the name "America" on the southern part of the new ' +
        "continent",
      noun: "German cartographer Martin Waldseemüller",
      kind: "person",
      wrong: [
        {
          clause:
            'the name "America" was the choice of German cartographer Martin Waldseemüller for the southern part of ' +
            "the new continent",
          noun: 'the name "America"',
          kind: "idea",
          reason: "A name does not prepare a map.",
        },
        {
          clause:
            'the southern part of the new continent owed the name "America" to cartographer Martin Waldseemüller',
          noun: "the southern part of the new continent",
          kind: "place",
          reason: "Here part of a continent would be preparing the map.",
        },
        {
          clause:
            "the choice of German cartographer Martin Waldseemüller for the southern part of the new continent was " +
            'the name "America"',
          noun: "the choice of German cartographer Martin Waldseemüller",
          kind: "idea",
          reason: "The noun after the comma is *choice*; the cartographer prepared the map.",
        },
      ],
    },
  ],
};
