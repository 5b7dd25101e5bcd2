import type { Paragraph } from "../paragraph.ts";

export const moreCityAlongAStreet: Paragraph = {
  id: "more-city-along-a-street",
  version: 2,
  field: "society",
  source: "Histories of urban planning; encyclopedias of architecture",
  text:
    "The city that Spanish engineer Arturo Soria y Mata proposed in 1882 was to consist of a single element: " +
    "a broad street of unlimited length. A tramway would run along it, fields would lie behind the houses, " +
    "and the line might be continued until it connected existing towns. In short, every resident would be " +
    "close both to transport and to open country. Soria managed to build some five kilometers of the street " +
    "outside Madrid.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "managed to build some five kilometers of the street outside Madrid",
      verb: "managed",
    },
    { kind: "noun-and-phrase", after: "of the street" },
    { kind: "title-and-name", title: "Spanish engineer", after: "Arturo Soria y Mata" },
    { kind: "noun-and-phrase", after: "of unlimited length" },
    {
      kind: "verb-and-complement",
      after: "to build some five kilometers of the street outside Madrid",
      verb: "managed",
    },
    { kind: "preposition-and-object", after: "a single element" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to build", base: "build", beside: "managed" },
    {
      kind: "finite",
      verb: "managed",
      base: "manage",
      subject: "Soria",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "summary",
      also: ["cause", "restatement"],
      words: "In short",
      first:
        "A tramway would run along it, fields would lie behind the houses, and the line might be continued until it connected existing towns",
      second: "every resident would be close both to transport and to open country",
      why: "The first statement says that a tramway would run along the street and fields would lie behind the houses, and the second says that every resident would be close both to transport and to open country.",
    },
  ],
};
