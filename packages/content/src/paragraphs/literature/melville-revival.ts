import type { Paragraph } from "../paragraph.ts";

export const melvilleRevival: Paragraph = {
  id: "melville-revival",
  version: 2,
  field: "literature",
  source: "Biographies of Herman Melville; standard histories of American literature",
  text:
    "The American novelist Herman Melville, whose books no longer found enough readers to support a family, took " +
    "a post as a customs inspector in New York in 1866 and held it for nineteen years. In the 1920s, critics in " +
    "England and the United States revived his reputation; *Billy Budd*, a short novel left among his papers at " +
    "his death in 1891, was published for the first time.",
  joints: [
    {
      kind: "clauses",
      after:
        "*Billy Budd*, a short novel left among his papers at his death in 1891, was published for the first time",
      verbs: ["revived", "was published"],
    },
    { kind: "title-and-name", title: "The American novelist", after: "Herman Melville" },
    { kind: "noun-and-phrase", after: "in England and the United States" },
    { kind: "verb-and-complement", after: "his reputation", verb: "revived" },
    { kind: "preposition-and-object", after: "his papers at his death in 1891" },
    {
      kind: "inset",
      after: "whose books no longer found enough readers to support a family",
      next: "took a post as a customs inspector in New York in 1866 and held it for nineteen years",
      verb: "took",
    },
    { kind: "second-verb", after: "held it for nineteen years", verbs: ["took", "held"] },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "revived",
      base: "revive",
      subject: "critics",
      number: "plural",
      tense: "past",
      time: "In the 1920s",
    },
    {
      kind: "finite",
      verb: "took",
      base: "take",
      subject: "The American novelist Herman Melville",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
