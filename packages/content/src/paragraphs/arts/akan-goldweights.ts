import type { Paragraph } from "../paragraph.ts";

export const akanGoldweights: Paragraph = {
  id: "akan-goldweights",
  version: 3,
  field: "arts",
  source: "Standard works on Akan art; museum guides to brass casting",
  text:
    "Using the lost-wax method, in which a clay mold is formed around a wax model, Akan metalworkers in what " +
    "is now Ghana made small brass weights for measuring gold dust. Each mold had to be broken to free the " +
    "metal. Consequently, no two weights were exactly alike.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Consequently, no two weights were exactly alike",
      verbs: ["had to be broken", "were"],
    },
    { kind: "noun-and-phrase", after: "for measuring gold dust" },
    { kind: "preposition-and-object", after: "what is now Ghana" },
    { kind: "preposition-and-object", after: "a wax model" },
  ],
  verbs: [
    { kind: "preposition", verb: "measuring", base: "measure", beside: "made" },
    {
      kind: "finite",
      verb: "made",
      base: "make",
      subject: "Akan metalworkers",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "cause",
      words: "Consequently",
      first: "Each mold had to be broken to free the metal",
      second: "no two weights were exactly alike",
      why: "The first statement says that each mold had to be broken to free the metal, and the second reports that no two brass weights were exactly alike.",
    },
  ],
  nouns: [
    {
      at: "mold had to be broken",
      word: "mold",
      forms: ["mold", "molds", "mold's", "molds'"],
      counted: "Each",
      role: "predicate",
      why: "With *each*, a single mold is meant, and the words that follow tell what was done to it.",
    },
  ],
  modifiers: [
    {
      opening: "Using the lost-wax method, in which a clay mold is formed around a wax model",
      clause:
        "Akan metalworkers in what is now Ghana made small brass weights for measuring gold dust",
      noun: "Akan metalworkers",
      kind: "person",
      wrong: [
        {
          clause:
            "small brass weights, with which gold dust was measured, were cast by Akan metalworkers in what is now Ghana",
          noun: "small brass weights",
          kind: "thing",
          reason: "The weights did not use a method; they were what the method produced.",
        },
        {
          clause:
            "what is now Ghana was the home of Akan metalworkers who cast small brass weights for measuring gold dust",
          noun: "what is now Ghana",
          kind: "place",
          reason: "A country does not use a method; the metalworkers did.",
        },
        {
          clause:
            "the gold dust of what is now Ghana was measured with small brass weights that were cast by Akan metalworkers",
          noun: "the gold dust of what is now Ghana",
          kind: "thing",
          reason: "Gold dust is what was weighed; here it would be using a method of casting.",
        },
      ],
    },
  ],
};
