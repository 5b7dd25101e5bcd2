import type { Paragraph } from "../paragraph.ts";

export const stableMatches: Paragraph = {
  id: "stable-matches",
  version: 2,
  field: "society",
  source: "Encyclopedias of economics; histories of game theory",
  text:
    "Mathematicians David Gale and Lloyd Shapley proved in 1962 that students and colleges can always be " +
    "matched in a stable way: no student and college that are not paired will both prefer each other to their " +
    "assigned partners. Hospitals had already reached the same goal by trial and error. Since the early " +
    "1950s, as Alvin Roth later showed, a clearinghouse for American medical graduates had used an equivalent " +
    "procedure.",
  joints: [
    {
      kind: "explanation",
      after:
        "no student and college that are not paired will both prefer each other to their assigned partners",
      verbs: ["proved", "will both prefer"],
    },
    {
      kind: "subject-and-verb",
      after: "had already reached the same goal by trial and error",
      verb: "had already reached",
    },
    { kind: "preposition-and-object", after: "trial and error" },
    {
      kind: "verb-and-complement",
      after: "the same goal by trial and error",
      verb: "had already reached",
    },
    { kind: "noun-and-phrase", after: "for American medical graduates" },
    { kind: "preposition-and-object", after: "a stable way" },
    { kind: "title-and-name", title: "Mathematicians", after: "David Gale and Lloyd Shapley" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "proved",
      base: "prove",
      subject: "Mathematicians David Gale and Lloyd Shapley",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "had used",
      base: "use",
      subject: "a clearinghouse",
      number: "singular",
      tense: "past-perfect",
    },
  ],
  turns: [],
};
