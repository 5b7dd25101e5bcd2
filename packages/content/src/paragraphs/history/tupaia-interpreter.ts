import type { Paragraph } from "../paragraph.ts";

export const tupaiaInterpreter: Paragraph = {
  id: "tupaia-interpreter",
  version: 2,
  field: "history",
  source: "Histories of Pacific exploration; biographies of James Cook",
  text:
    "Tupaia, a priest and navigator from the island of Raiatea, joined the *Endeavour* at Tahiti in 1769 " +
    "and supplied its captain with the names and positions of dozens of islands. In addition, he served " +
    "as the ship's interpreter in New Zealand: his native language and that of the Māori are closely " +
    "related.",
  joints: [
    {
      kind: "inset",
      after: "a priest and navigator from the island of Raiatea",
      next: "joined the *Endeavour* at Tahiti in 1769",
      verb: "joined",
    },
    {
      kind: "second-verb",
      after: "supplied its captain with the names and positions of dozens of islands",
      verbs: ["joined", "supplied"],
    },
    {
      kind: "turning-clauses",
      after: "In addition, he served as the ship's interpreter in New Zealand",
      verbs: ["supplied", "served"],
    },
    { kind: "subject-and-verb", after: "are closely related", verb: "are" },
    { kind: "noun-and-phrase", after: "of Raiatea" },
    { kind: "noun-and-phrase", after: "of dozens of islands" },
    { kind: "noun-and-phrase", after: "of the Māori" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "his native language and that",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "supplied",
      base: "supply",
      subject: "Tupaia",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "served",
      base: "serve",
      subject: "he",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "addition",
      also: ["sequence"],
      words: "In addition",
      first:
        "Tupaia, a priest and navigator from the island of Raiatea, joined the *Endeavour* at Tahiti in 1769 and supplied its captain with the names and positions of dozens of islands",
      second: "he served as the ship's interpreter in New Zealand",
      why: "The first statement says that Tupaia supplied the captain with the names and positions of dozens of islands, and the second says that Tupaia served as the ship's interpreter in New Zealand.",
    },
  ],
};
