import type { Paragraph } from "../paragraph.ts";

export const tinbergenPinecones: Paragraph = {
  id: "tinbergen-pinecones",
  version: 3,
  field: "science",
  source: "Textbooks on animal behavior; biographical dictionaries",
  text:
    "In experiments begun around 1930, Dutch zoologist Niko Tinbergen laid a ring of pinecones around the " +
    "entrance to a digger wasp's burrow and, once the wasp had left to hunt, moved the ring a short distance " +
    "away. On her return, the wasp searched the middle of the ring and missed the burrow; therefore, " +
    "Tinbergen concluded that such wasps find the nest by nearby landmarks.",
  joints: [
    {
      kind: "turning-clauses",
      after: "therefore, Tinbergen concluded that such wasps find the nest by nearby landmarks",
      verbs: ["searched", "concluded"],
    },
    { kind: "title-and-name", title: "Dutch zoologist", after: "Niko Tinbergen" },
    { kind: "second-verb", after: "missed the burrow", verbs: ["searched", "missed"] },
    { kind: "noun-and-phrase", after: "of pinecones" },
    { kind: "preposition-and-object", after: "the entrance to a digger wasp's burrow" },
    {
      kind: "clauses",
      after: "On her return, the wasp searched the middle of the ring and missed the burrow",
      verbs: ["laid", "searched"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "laid",
      base: "lay",
      subject: "Dutch zoologist Niko Tinbergen",
      number: "singular",
      tense: "past",
      time: "In experiments begun around 1930",
    },
    {
      kind: "finite",
      verb: "searched",
      base: "search",
      subject: "the wasp",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "find",
      base: "find",
      subject: "such wasps",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["sequence"],
      words: "therefore",
      first: "On her return, the wasp searched the middle of the ring and missed the burrow",
      second: "Tinbergen concluded that such wasps find the nest by nearby landmarks",
      why: "The first statement says that the returning wasp searched the moved ring of pinecones and missed her burrow, and the second says that Tinbergen concluded that digger wasps find their nests by nearby landmarks.",
    },
  ],
  nouns: [
    {
      at: "wasp searched the middle",
      word: "wasp",
      forms: ["wasp", "wasps", "wasp's", "wasps'"],
      counted: "a digger",
      role: "predicate",
      why: "One digger wasp is spoken of, and the words that follow tell where she searched.",
    },
  ],
};
