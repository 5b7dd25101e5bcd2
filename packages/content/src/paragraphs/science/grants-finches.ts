import type { Paragraph } from "../paragraph.ts";

export const grantsFinches: Paragraph = {
  id: "grants-finches",
  version: 2,
  field: "science",
  source: "Textbooks on evolutionary biology; reference works on the Galápagos Islands",
  text:
    "In 1977, a drought on Daphne Major, an island of the Galápagos, left the ground finches with few seeds " +
    "other than large, hard ones. The birds that survived were mainly those with deep beaks, which can crack " +
    "such seeds; consequently, the finches that hatched after the drought had deeper beaks than the generation " +
    "before them, as biologists Peter and Rosemary Grant reported.",
  joints: [
    {
      kind: "essential",
      after: "that survived",
      next: "were mainly those with deep beaks",
      verb: "were",
    },
    {
      kind: "turning-clauses",
      after:
        "consequently, the finches that hatched after the drought had deeper beaks than the generation before them",
      verbs: ["were", "had"],
    },
    {
      kind: "inset",
      after: "an island of the Galápagos",
      next: "left the ground finches with few seeds other than large, hard ones",
      verb: "left",
      front: "In 1977",
    },
    {
      kind: "clauses",
      after:
        "The birds that survived were mainly those with deep beaks, which can crack such seeds",
      verbs: ["left", "were"],
    },
    { kind: "title-and-name", title: "biologists", after: "Peter and Rosemary Grant" },
    { kind: "noun-and-phrase", after: "with deep beaks" },
    { kind: "preposition-and-object", after: "deep beaks" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "The birds",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "left",
      base: "leave",
      subject: "a drought",
      number: "singular",
      tense: "past",
      time: "In 1977",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["sequence", "addition", "similarity"],
      words: "consequently",
      first:
        "The birds that survived were mainly those with deep beaks, which can crack such seeds",
      second:
        "the finches that hatched after the drought had deeper beaks than the generation before them, as " +
        "biologists Peter and Rosemary Grant reported",
      why: "The first statement says that the finches that survived the drought were mainly those with deep beaks, and the second says that the finches hatched after the drought had deeper beaks than the generation before them.",
    },
  ],
};
