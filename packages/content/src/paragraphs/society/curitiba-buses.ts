import type { Paragraph } from "../paragraph.ts";

export const curitibaBuses: Paragraph = {
  id: "curitiba-buses",
  version: 3,
  field: "society",
  source: "Histories of urban planning; studies of public transportation",
  text:
    "The buses of Curitiba, a city in southern Brazil, have run in lanes of their own since 1974. An " +
    "architect who served as mayor, Jaime Lerner chose buses because the city could not afford a " +
    "subway. In 1991, tubular stations with raised platforms were added; passengers pay at the entrance " +
    "and board through several doors at once, shortening each stop.",
  joints: [
    {
      kind: "inset",
      after: "a city in southern Brazil",
      next: "have run in lanes of their own since 1974",
      verb: "have run",
    },
    { kind: "noun-and-phrase", after: "of Curitiba" },
    {
      kind: "clauses",
      after: "passengers pay at the entrance and board through several doors at once",
      verbs: ["were", "pay"],
    },
    { kind: "second-verb", after: "board through several doors at once", verbs: ["pay", "board"] },
    { kind: "noun-and-phrase", after: "with raised platforms" },
    { kind: "preposition-and-object", after: "raised platforms" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have run",
      base: "run",
      subject: "The buses",
      number: "plural",
      tense: "perfect",
    },
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "tubular stations",
      number: "plural",
      tense: "past",
      time: "In 1991",
    },
    { kind: "outcome", verb: "shortening", base: "shorten", beside: "board" },
  ],
  turns: [],
  modifiers: [
    {
      opening: "An architect who served as mayor",
      clause: "Jaime Lerner chose buses because the city could not afford a subway",
      noun: "Jaime Lerner",
      kind: "person",
      wrong: [
        {
          clause: "buses were chosen by Jaime Lerner because the city could not afford a subway",
          noun: "buses",
          kind: "thing",
          reason: "Buses did not serve as mayor.",
        },
        {
          clause: "the city could not afford a subway, so Jaime Lerner chose buses",
          noun: "the city",
          kind: "place",
          reason: "A city is not an architect.",
        },
        {
          clause: "Jaime Lerner's choice was buses because the city could not afford a subway",
          noun: "Jaime Lerner's choice",
          kind: "idea",
          reason: "The noun after the comma is *choice*; *Lerner's* only says who made it.",
        },
      ],
    },
  ],
};
