import type { Paragraph } from "../paragraph.ts";

export const studyTwoWordNames: Paragraph = {
  id: "study-two-word-names",
  field: "science",
  source: "Standard histories of botany; biographies of Carl Linnaeus",
  text:
    "In 1753, the Swedish botanist Carl Linnaeus published *Species Plantarum*, a work that gives every plant " +
    "known to him a name of two words. The names that botanists had used until then were often whole " +
    "descriptions; catnip, for example, was known by a phrase of five Latin words that describes the arrangement " +
    "of its flowers.",
  joints: [
    {
      kind: "clauses",
      after: "The names that botanists had used until then were often whole descriptions",
      verbs: ["published", "were"],
    },
    { kind: "title-and-name", after: "Carl Linnaeus" },
    {
      kind: "essential",
      after: "that botanists had used until then",
      then: "were often whole descriptions",
      verb: "were",
    },
    {
      kind: "turning-clauses",
      after:
        "catnip, for example, was known by a phrase of five Latin words that describes the arrangement of its flowers",
      verbs: ["were", "was known"],
    },
    { kind: "noun-and-phrase", after: "of its flowers" },
    {
      kind: "preposition-and-object",
      after: "a phrase of five Latin words that describes the arrangement of its flowers",
    },
    { kind: "noun-and-phrase", after: "of two words" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "the Swedish botanist Carl Linnaeus",
      number: "singular",
      tense: "past",
      time: "In 1753",
    },
    { kind: "relative", verb: "gives", base: "give", antecedent: "a work", number: "singular" },
  ],
  turns: [
    {
      relation: "example",
      words: "for example",
      first: "The names that botanists had used until then were often whole descriptions",
      second:
        "catnip was known by a phrase of five Latin words that describes the arrangement of its flowers",
      why: "The first statement is about earlier plant names in general, and the second gives one such name.",
    },
  ],
};
