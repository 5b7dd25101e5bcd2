import type { Paragraph } from "../paragraph.ts";

export const identicalQuixotes: Paragraph = {
  id: "identical-quixotes",
  version: 3,
  field: "literature",
  source: "Standard histories of Latin American literature; criticism of Jorge Luis Borges",
  text:
    "Toying with the idea of authorship in a 1939 story, Argentine writer Jorge Luis Borges imagines a French " +
    "author who composes passages that agree word for word with *Don Quixote*. The two texts are identical. " +
    "Nevertheless, the narrator judges the later one to be richer, because ideas that were commonplace in the " +
    "age of Cervantes seem remarkable in a modern writer.",
  joints: [
    {
      kind: "front",
      after:
        "Argentine writer Jorge Luis Borges imagines a French author who composes passages that agree word for " +
        "word with *Don Quixote*",
      verbs: ["imagines"],
    },
    { kind: "title-and-name", title: "Argentine writer", after: "Jorge Luis Borges" },
    {
      kind: "turning-clauses",
      after: "Nevertheless, the narrator judges the later one to be richer",
      verbs: ["are", "judges"],
    },
    { kind: "noun-and-phrase", after: "of Cervantes" },
    { kind: "verb-and-complement", after: "the later one to be richer", verb: "judges" },
    { kind: "preposition-and-object", after: "the age of Cervantes" },
  ],
  verbs: [
    { kind: "relative", verb: "agree", base: "agree", antecedent: "passages", number: "plural" },
    {
      kind: "finite",
      verb: "judges",
      base: "judge",
      subject: "the narrator",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "seem",
      base: "seem",
      subject: "ideas",
      number: "plural",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "composes",
      base: "compose",
      antecedent: "a French author",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "Nevertheless",
      first: "The two texts are identical",
      second: "the narrator judges the later one to be richer",
      why: "The first statement says that the text of the imagined French author and that of Cervantes are identical, but the second says that the narrator judges the text of the French author to be richer than that of Cervantes.",
    },
  ],
  modifiers: [
    {
      opening: "Toying with the idea of authorship in a 1939 story",
      clause:
        "Argentine writer Jorge Luis Borges imagines a French author who composes passages that agree word for " +
        "word with *Don Quixote*",
      noun: "Argentine writer Jorge Luis Borges",
      kind: "person",
      wrong: [
        {
          clause:
            "passages by a French author whom Argentine writer Jorge Luis Borges imagines agree word for word with " +
            "*Don Quixote*",
          noun: "passages by a French author",
          kind: "work",
          reason: "Passages do not toy with an idea; the writer does.",
        },
        {
          clause:
            "*Don Quixote* agrees word for word with passages by a French author whom Argentine writer Jorge Luis " +
            "Borges imagines",
          noun: "*Don Quixote*",
          kind: "work",
          reason: "The old novel does not toy with an idea in the later story.",
        },
        {
          clause:
            "there is a French author who composes passages that agree word for word with *Don Quixote*",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who could be toying with an idea.",
        },
      ],
    },
  ],
};
