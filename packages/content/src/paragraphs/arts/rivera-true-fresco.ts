import type { Paragraph } from "../paragraph.ts";

export const riveraTrueFresco: Paragraph = {
  id: "rivera-true-fresco",
  version: 2,
  field: "arts",
  source: "Standard histories of Mexican muralism; handbooks of painting techniques",
  text:
    "The twenty-seven panels of *Detroit Industry*, which Mexican muralist Diego Rivera painted in 1932 and " +
    "1933, are examples of true fresco, a technique in which pigment bonds with wet plaster as the surface " +
    "dries. Dry sections could not be reworked. Accordingly, the assistants who prepared the walls applied " +
    "only as much plaster as Rivera could cover in a day.",
  joints: [
    {
      kind: "inset",
      after: "which Mexican muralist Diego Rivera painted in 1932 and 1933",
      next: "are examples of true fresco",
      verb: "are",
    },
    {
      kind: "turning-clauses",
      after:
        "Accordingly, the assistants who prepared the walls applied only as much plaster as Rivera could cover in " +
        "a day",
      verbs: ["could not be reworked", "applied"],
    },
    { kind: "noun-and-phrase", after: "of *Detroit Industry*" },
    { kind: "preposition-and-object", after: "true fresco" },
    {
      kind: "verb-and-complement",
      after: "only as much plaster as Rivera could cover in a day",
      verb: "applied",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "The twenty-seven panels",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "bonds",
      base: "bond",
      subject: "pigment",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["replacement", "purpose"],
      words: "Accordingly",
      first: "Dry sections could not be reworked",
      second:
        "the assistants who prepared the walls applied only as much plaster as Rivera could cover in a day",
      why: "The first statement says that dry sections of the fresco could not be reworked, and the second says that the assistants applied only as much plaster as Rivera could cover in a day.",
    },
  ],
};
