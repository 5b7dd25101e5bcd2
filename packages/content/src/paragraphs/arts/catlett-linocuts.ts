import type { Paragraph } from "../paragraph.ts";

export const catlettLinocuts: Paragraph = {
  id: "catlett-linocuts",
  version: 3,
  field: "arts",
  source: "Standard histories of printmaking; encyclopedia entries on Elizabeth Catlett",
  text:
    "After American artist Elizabeth Catlett moved to Mexico City in 1946, she joined the Taller de Gráfica " +
    "Popular, a workshop whose members favored the linocut. Blocks of linoleum were inexpensive and easy to " +
    "carve. Furthermore, a single block could yield hundreds of impressions, enabling the group to sell its " +
    "prints at prices that most workers could pay.",
  joints: [
    {
      kind: "dependent-first",
      after: "she joined the Taller de Gráfica Popular",
      verbs: ["moved", "joined"],
    },
    { kind: "title-and-name", title: "American artist", after: "Elizabeth Catlett" },
    {
      kind: "turning-clauses",
      after: "Furthermore, a single block could yield hundreds of impressions",
      verbs: ["were", "could yield"],
    },
    {
      kind: "outcome",
      after: "enabling the group to sell its prints at prices that most workers could pay",
      verbs: ["could yield"],
    },
    { kind: "noun-and-phrase", after: "of linoleum" },
    { kind: "subject-and-verb", after: "were inexpensive and easy to carve", verb: "were" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "Blocks",
      number: "plural",
      tense: "past",
    },
    { kind: "outcome", verb: "enabling", base: "enable", beside: "could yield" },
    {
      kind: "finite",
      verb: "moved",
      base: "move",
      subject: "American artist Elizabeth Catlett",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "addition",
      also: ["emphasis"],
      words: "Furthermore",
      first: "Blocks of linoleum were inexpensive and easy to carve",
      second: "a single block could yield hundreds of impressions",
      why: "The first statement says that blocks of linoleum were inexpensive and easy to carve, and the second says that a single block of linoleum could yield hundreds of impressions.",
    },
  ],
  nouns: [
    {
      at: "block could yield",
      word: "block",
      forms: ["block", "blocks", "block's", "blocks'"],
      counted: "a single",
      role: "predicate",
      why: "The text speaks of a single block, and the words that follow tell what it could yield.",
    },
  ],
};
