import type { Paragraph } from "../paragraph.ts";

export const junctionAtSiccarPoint: Paragraph = {
  id: "junction-at-siccar-point",
  version: 3,
  field: "geography",
  source: "Histories of geology; biographies of James Hutton",
  text:
    "Convinced that Earth is far older than his contemporaries supposed, Scottish naturalist James Hutton " +
    "sought exposures of rock in which the slowness of geological change is evident. The cliffs at Siccar " +
    "Point, for example, reveal gently sloping layers of red sandstone above the eroded edges of vertical " +
    "layers, a record of two long periods of deposition. Hutton examined the site in 1788.",
  joints: [
    { kind: "title-and-name", title: "Scottish naturalist", after: "James Hutton" },
    {
      kind: "turning-clauses",
      after:
        "The cliffs at Siccar Point, for example, reveal gently sloping layers of red sandstone above the eroded " +
        "edges of vertical layers",
      verbs: ["sought", "reveal"],
    },
    {
      kind: "verb-and-complement",
      after: "exposures of rock in which the slowness of geological change is evident",
      verb: "sought",
    },
    { kind: "noun-and-phrase", after: "at Siccar Point" },
    { kind: "subject-and-verb", after: "examined the site in 1788", verb: "examined" },
    { kind: "preposition-and-object", after: "two long periods of deposition" },
    {
      kind: "noun-and-phrase",
      after: "of red sandstone above the eroded edges of vertical layers",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "examined",
      base: "examine",
      subject: "Hutton",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["emphasis"],
      words: "for example",
      first:
        "Scottish naturalist James Hutton sought exposures of rock in which the slowness of geological change is " +
        "evident",
      second:
        "The cliffs at Siccar Point reveal gently sloping layers of red sandstone above the eroded edges of " +
        "vertical layers",
      why: "The first statement says that Hutton sought exposures of rock that show the slowness of geological change, and the second says that the cliffs at Siccar Point reveal sloping layers above eroded vertical ones.",
    },
  ],
  modifiers: [
    {
      opening: "Convinced that Earth is far older than his contemporaries supposed",
      clause:
        "Scottish naturalist James Hutton sought exposures of rock in which the slowness of geological change is " +
        "evident",
      noun: "Scottish naturalist James Hutton",
      kind: "person",
      wrong: [
        {
          clause:
            "exposures of rock in which the slowness of geological change is evident were sought by Scottish " +
            "naturalist James Hutton",
          noun: "exposures of rock",
          kind: "thing",
          reason: "Exposures of rock cannot be convinced of anything.",
        },
        {
          clause:
            "the slowness of geological change was evident in the exposures of rock that Scottish naturalist James " +
            "Hutton sought",
          noun: "the slowness of geological change",
          kind: "idea",
          reason: "Slowness holds no convictions; the naturalist did.",
        },
        {
          clause:
            "the search of Scottish naturalist James Hutton was for exposures of rock that show the slowness of " +
            "geological change",
          noun: "the search of Scottish naturalist James Hutton",
          kind: "idea",
          reason: "The noun after the comma is *search*, and a search is not convinced.",
        },
      ],
    },
  ],
};
