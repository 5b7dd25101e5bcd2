import type { Paragraph } from "../paragraph.ts";

export const paineSeaStars: Paragraph = {
  id: "paine-sea-stars",
  version: 3,
  field: "science",
  source: "Textbooks on ecology; histories of marine biology",
  text:
    "Eager to test the role of predators, ecologist Robert Paine began to remove all sea stars—the chief " +
    "predators of mussels—from a stretch of rocky shore in the state of Washington in 1963. Without these " +
    "predators, the mussels crowded out the barnacles and algae beside them. As a result, the number of " +
    "species that he found on the rocks fell from fifteen to eight.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "As a result, the number of species that he found on the rocks fell from fifteen to eight",
      verbs: ["crowded", "fell"],
    },
    { kind: "title-and-name", title: "ecologist", after: "Robert Paine" },
    { kind: "verb-and-complement", after: "to remove all sea stars", verb: "began" },
    {
      kind: "clauses",
      after: "Without these predators, the mussels crowded out the barnacles and algae beside them",
      verbs: ["began", "crowded"],
    },
    { kind: "noun-and-phrase", after: "of mussels" },
    { kind: "preposition-and-object", after: "the state of Washington" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "fell",
      base: "fall",
      subject: "the number",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "crowded",
      base: "crowd",
      subject: "the mussels",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["sequence", "restatement", "emphasis"],
      words: "As a result",
      first: "Without these predators, the mussels crowded out the barnacles and algae beside them",
      second: "the number of species that he found on the rocks fell from fifteen to eight",
      why: "The first statement says that the mussels crowded out barnacles and algae in the absence of sea stars, and the second says that the number of species on the rocks fell from fifteen to eight.",
    },
  ],
  modifiers: [
    {
      opening: "Eager to test the role of predators",
      clause:
        "ecologist Robert Paine began to remove all sea stars—the chief predators of mussels—from a stretch of " +
        "rocky shore in the state of Washington in 1963",
      noun: "ecologist Robert Paine",
      kind: "person",
      wrong: [
        {
          clause:
            "all sea stars—the chief predators of mussels—were to be removed by ecologist Robert Paine from a stretch " +
            "of rocky shore in the state of Washington",
          noun: "all sea stars",
          kind: "living",
          reason: "Sea stars are the predators; they were not eager to test their own role.",
        },
        {
          clause:
            "a stretch of rocky shore in the state of Washington lost all sea stars—the chief predators of mussels—to " +
            "ecologist Robert Paine",
          noun: "a stretch of rocky shore",
          kind: "place",
          reason: "A shore cannot be eager to test anything.",
        },
        {
          clause:
            "the plan of ecologist Robert Paine was to remove all sea stars—the chief predators of mussels—from a " +
            "stretch of rocky shore in Washington",
          noun: "the plan of ecologist Robert Paine",
          kind: "idea",
          reason: "The noun after the comma is *plan*; the ecologist was eager.",
        },
      ],
    },
  ],
};
