import type { Paragraph } from "../paragraph.ts";

export const spiralJettyWater: Paragraph = {
  id: "spiral-jetty-water",
  version: 3,
  field: "arts",
  source: "Standard histories of land art; encyclopedia entries on *Spiral Jetty*",
  text:
    "In 1970, when the Great Salt Lake in Utah was unusually shallow, artist Robert Smithson built *Spiral " +
    "Jetty*, a coil of basalt fifteen hundred feet long, near its northern shore. Fed by melting snow, the " +
    "lake rose within a few years and covered the work. Since 2002, falling water levels have exposed the " +
    "rocks again, revealing that salt had whitened their black surfaces.",
  joints: [
    { kind: "title-and-name", title: "artist", after: "Robert Smithson" },
    { kind: "second-verb", after: "covered the work", verbs: ["rose", "covered"] },
    { kind: "noun-and-phrase", after: "of basalt fifteen hundred feet long" },
    { kind: "preposition-and-object", after: "a few years" },
    { kind: "verb-and-complement", after: "*Spiral Jetty*", verb: "built" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have exposed",
      base: "expose",
      subject: "falling water levels",
      number: "plural",
      tense: "perfect",
      time: "Since 2002",
    },
    { kind: "outcome", verb: "revealing", base: "reveal", beside: "have exposed" },
    {
      kind: "finite",
      verb: "built",
      base: "build",
      subject: "artist Robert Smithson",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its northern shore", antecedent: "the Great Salt Lake" }],
  modifiers: [
    {
      opening: "Fed by melting snow",
      clause: "the lake rose within a few years and covered the work",
      noun: "the lake",
      kind: "thing",
      wrong: [
        {
          clause: "the work was covered by the rising lake within a few years",
          noun: "the work",
          kind: "work",
          reason: "The work was not fed by snow; the lake was.",
        },
        {
          clause: "Smithson saw the rising lake cover the work within a few years",
          noun: "Smithson",
          kind: "person",
          reason: "The artist was not fed by melting snow.",
        },
        {
          clause: "a few years were enough for the rising lake to cover the work",
          noun: "a few years",
          kind: "idea",
          reason: "Years are a time and are not fed by snow.",
        },
      ],
    },
  ],
};
