import type { Paragraph } from "../paragraph.ts";

export const heatFromMeltingSalt: Paragraph = {
  id: "heat-from-melting-salt",
  version: 3,
  field: "technology",
  source: "Histories of solar energy; biographies of Maria Telkes",
  text:
    "A house completed in 1948 in Dover, Massachusetts, was designed to be heated by the sun alone. Maria Telkes, " +
    "the chemist who devised its heating system, did not store the warmth in tanks of water; instead, she relied " +
    "on Glauber's salt, a compound that absorbs heat as it melts and releases heat as it solidifies.",
  joints: [
    {
      kind: "turning-clauses",
      after: "instead, she relied on Glauber's salt",
      verbs: ["did not store", "relied"],
    },
    {
      kind: "inset",
      after: "the chemist who devised its heating system",
      next: "did not store the warmth in tanks of water",
      verb: "did not store",
    },
    {
      kind: "clauses",
      after:
        "Maria Telkes, the chemist who devised its heating system, did not store the warmth in tanks of water",
      verbs: ["was", "did not store"],
    },
    { kind: "preposition-and-object", after: "Glauber's salt" },
    { kind: "noun-and-phrase", after: "of water" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was designed",
      base: "design",
      subject: "A house",
      number: "singular",
      tense: "past",
    },
    {
      kind: "relative",
      verb: "absorbs",
      base: "absorb",
      antecedent: "a compound",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["contrast"],
      words: "instead",
      first:
        "Maria Telkes, the chemist who devised its heating system, did not store the warmth in tanks of water",
      second: "she relied on Glauber's salt",
      why: "The first statement says that Telkes did not store the warmth of the house in tanks of water, and the second says that Telkes relied on Glauber's salt, which absorbs and releases heat.",
    },
  ],
  pronouns: [
    { word: "its", at: "its heating system", antecedent: "A house" },
    { word: "it", at: "it melts and", antecedent: "a compound" },
    { word: "it", at: "it solidifies", antecedent: "a compound" },
  ],
};
