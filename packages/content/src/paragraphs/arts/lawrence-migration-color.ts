import type { Paragraph } from "../paragraph.ts";

export const lawrenceMigrationColor: Paragraph = {
  id: "lawrence-migration-color",
  version: 3,
  field: "arts",
  source: "Standard histories of American painting; museum catalogs on *The Migration Series*",
  text:
    "Unwilling to finish one scene before starting another, painter Jacob Lawrence worked on all sixty panels " +
    "of *The Migration Series* (1940–41) at the same time. He applied each color wherever it was needed " +
    "before mixing the next. As a result, the hues of the series are consistent from the first panel to the " +
    "last.",
  joints: [
    {
      kind: "front",
      after:
        "painter Jacob Lawrence worked on all sixty panels of *The Migration Series* (1940–41) at the same time",
      verbs: ["worked"],
    },
    {
      kind: "turning-clauses",
      after: "As a result, the hues of the series are consistent from the first panel to the last",
      verbs: ["applied", "are"],
    },
    { kind: "noun-and-phrase", after: "of *The Migration Series* (1940–41)" },
    {
      kind: "subject-and-verb",
      after: "are consistent from the first panel to the last",
      verb: "are",
    },
    { kind: "noun-and-phrase", after: "of the series" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "the hues",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "worked",
      base: "work",
      subject: "painter Jacob Lawrence",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "cause",
      words: "As a result",
      first: "He applied each color wherever it was needed before mixing the next",
      second: "the hues of the series are consistent from the first panel to the last",
      why: "The first statement says that Lawrence applied each color wherever the series needed it before he mixed a new color, and the second says that the hues of the series are consistent from the first panel to the last.",
    },
  ],
  pronouns: [{ word: "it", at: "it was needed before", antecedent: "each color" }],
  modifiers: [
    {
      opening: "Unwilling to finish one scene before starting another",
      clause:
        "painter Jacob Lawrence worked on all sixty panels of *The Migration Series* (1940–41) at the same time",
      noun: "painter Jacob Lawrence",
      kind: "person",
      wrong: [
        {
          clause:
            "the sixty panels of Jacob Lawrence's *Migration Series* (1940–41) were painted at the same time rather than one by one",
          noun: "the sixty panels of Jacob Lawrence's *Migration Series*",
          kind: "work",
          reason: "Panels are neither willing nor unwilling; the painter was.",
        },
        {
          clause:
            "painter Jacob Lawrence's *Migration Series* (1940–41) was painted on its sixty panels at the same time " +
            "rather than one by one",
          noun: "painter Jacob Lawrence's *Migration Series*",
          kind: "work",
          reason:
            "The noun after the comma is the series; *Jacob Lawrence's* only says whose it is.",
        },
        {
          clause:
            "work on all sixty panels of *The Migration Series* was done at the same time by Jacob Lawrence",
          noun: "work",
          kind: "idea",
          reason: "Here the work itself would be unwilling to finish a scene; the painter was.",
        },
      ],
    },
  ],
};
