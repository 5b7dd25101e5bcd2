import type { Paragraph } from "../paragraph.ts";

export const journeyReversed: Paragraph = {
  id: "journey-reversed",
  version: 2,
  field: "literature",
  source: "Standard companions to Arabic literature; criticism of Tayeb Salih",
  text:
    "*Heart of Darkness* (1899), by Joseph Conrad, takes a European up a river into the interior of Africa; " +
    "conversely, *Season of Migration to the North*, a 1966 novel by Sudanese writer Tayeb Salih, takes an " +
    "African from the banks of the Nile to London.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "conversely, *Season of Migration to the North*, a 1966 novel by Sudanese writer Tayeb Salih, takes an " +
        "African from the banks of the Nile to London",
      verbs: ["takes", "takes"],
    },
    { kind: "title-and-name", title: "Sudanese writer", after: "Tayeb Salih" },
    { kind: "noun-and-phrase", after: "of Africa" },
    { kind: "noun-and-phrase", after: "of the Nile" },
    { kind: "preposition-and-object", after: "the interior of Africa" },
    {
      kind: "verb-and-complement",
      after: "a European up a river into the interior of Africa",
      verb: "takes",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "takes",
      base: "take",
      subject: "*Season of Migration to the North*",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["sequence", "similarity"],
      words: "conversely",
      first:
        "*Heart of Darkness* (1899), by Joseph Conrad, takes a European up a river into the interior of Africa",
      second:
        "*Season of Migration to the North*, a 1966 novel by Sudanese writer Tayeb Salih, takes an African from " +
        "the banks of the Nile to London",
      why: "The first statement says that *Heart of Darkness* takes a European up a river into the interior of Africa, whereas the second says that *Season of Migration to the North* takes an African from the Nile to London.",
    },
  ],
};
