import type { Paragraph } from "../paragraph.ts";

export const beckUndergroundMap: Paragraph = {
  id: "beck-underground-map",
  version: 3,
  field: "arts",
  source: "Standard histories of information design; encyclopedia entries on Harry Beck",
  text:
    "The map of the London Underground that draftsman Harry Beck completed in 1931 ignores the actual " +
    "distances between stations. Its lines run in only three directions: horizontal, vertical, and diagonal. " +
    "The result is an unreliable guide to the city above. Nevertheless, passengers find it easy to follow.",
  joints: [
    {
      kind: "essential",
      after: "that draftsman Harry Beck completed in 1931",
      next: "ignores the actual distances between stations",
      verb: "ignores",
    },
    { kind: "list", after: "horizontal, vertical, and diagonal", verbs: ["run"] },
    {
      kind: "turning-clauses",
      after: "Nevertheless, passengers find it easy to follow",
      verbs: ["is", "find"],
    },
    { kind: "title-and-name", title: "draftsman", after: "Harry Beck" },
    {
      kind: "verb-and-complement",
      after: "the actual distances between stations",
      verb: "ignores",
    },
    { kind: "noun-and-phrase", after: "of the London Underground" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "ignores",
      base: "ignore",
      subject: "The map",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "run",
      base: "run",
      subject: "Its lines",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "Nevertheless",
      first: "The result is an unreliable guide to the city above",
      second: "passengers find it easy to follow",
      why: "The first statement says that the map is an unreliable guide to the city above, but the second reports that passengers find the map easy to follow.",
    },
  ],
  nouns: [
    {
      at: "map of the London Underground",
      word: "map",
      forms: ["map", "maps", "map's", "maps'"],
      counted: "ignores",
      role: "predicate",
      why: "*Ignores* calls for the singular, and the words that follow tell what the map shows.",
    },
  ],
};
