import type { Paragraph } from "../paragraph.ts";

export const craftCopiedWatch: Paragraph = {
  id: "craft-copied-watch",
  version: 3,
  field: "history",
  source: "Standard histories of navigation; biographies of James Cook",
  text:
    "When James Cook, a British naval officer, left on his second voyage to the Pacific, he carried a " +
    "timekeeper that London watchmaker Larcum Kendall had modeled on a celebrated instrument by John " +
    "Harrison. Between 1772 and 1775, the rate at which the watch gained or lost time in tropical heat and " +
    "Antarctic cold was nearly constant. As a result, Cook came to rely on it for determining longitude.",
  joints: [
    { kind: "title-and-name", title: "London watchmaker", after: "Larcum Kendall" },
    {
      kind: "dependent-first",
      after:
        "he carried a timekeeper that London watchmaker Larcum Kendall had modeled on a celebrated instrument by " +
        "John Harrison",
      verbs: ["left", "carried"],
    },
    {
      kind: "turning-clauses",
      after: "As a result, Cook came to rely on it for determining longitude",
      verbs: ["was", "came"],
    },
    { kind: "subject-and-verb", after: "was nearly constant", verb: "was" },
    { kind: "preposition-and-object", after: "a celebrated instrument by John Harrison" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "the rate",
      number: "singular",
      tense: "past",
      time: "Between 1772 and 1775",
    },
    { kind: "preposition", verb: "determining", base: "determine", beside: "came" },
  ],
  turns: [
    {
      relation: "cause",
      also: ["sequence", "emphasis"],
      words: "As a result",
      first:
        "the rate at which the watch gained or lost time in tropical heat and Antarctic cold was nearly constant",
      second: "Cook came to rely on it for determining longitude",
      why: "The first statement says that the rate of the copied watch was nearly constant in heat and cold, and the second reports that Cook came to rely on the copied watch for determining longitude.",
    },
  ],
  nouns: [
    {
      at: "watch gained or lost",
      word: "watch",
      forms: ["watch", "watches", "watch's", "watches'"],
      counted: "a timekeeper",
      role: "predicate",
      why: "The sentence before speaks of a single timekeeper, and the words that follow tell how well it kept time.",
    },
  ],
};
