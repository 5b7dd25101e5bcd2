import type { Paragraph } from "../paragraph.ts";

export const studyTwoWordNames: Paragraph = {
  id: "study-two-word-names",
  version: 2,
  field: "science",
  source: "Standard histories of botany; biographies of Carl Linnaeus",
  text:
    "*Species Plantarum*, a work that Swedish botanist Carl Linnaeus published in 1753, gives every plant " +
    "known to him a name of two words. The names that botanists had used until then were often whole " +
    "descriptions; catnip, for example, was known by a phrase of five Latin words that describes the " +
    "arrangement of its flowers.",
  joints: [
    {
      kind: "clauses",
      after: "The names that botanists had used until then were often whole descriptions",
      verbs: ["gives", "were"],
    },
    { kind: "title-and-name", title: "Swedish botanist", after: "Carl Linnaeus" },
    {
      kind: "essential",
      after: "that botanists had used until then",
      next: "were often whole descriptions",
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
    {
      kind: "inset",
      after: "a work that Swedish botanist Carl Linnaeus published in 1753",
      next: "gives every plant known to him a name of two words",
      verb: "gives",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "Swedish botanist Carl Linnaeus",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "gives",
      base: "give",
      subject: "*Species Plantarum*",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "for example",
      first: "The names that botanists had used until then were often whole descriptions",
      second:
        "catnip was known by a phrase of five Latin words that describes the arrangement of its flowers",
      why: "The first statement says that the names used by botanists before Linnaeus were often whole descriptions, and the second says that catnip was known by a phrase of five Latin words that describes its flowers.",
    },
  ],
  pronouns: [{ word: "its", at: "its flowers", antecedent: "catnip" }],
};
