import type { Paragraph } from "../paragraph.ts";

export const tenseElectricStreetcars: Paragraph = {
  id: "tense-electric-streetcars",
  version: 2,
  field: "technology",
  source: "Histories of urban transportation; encyclopedia entries on the streetcar",
  text:
    "In 1888, engineer Frank Sprague completed in Richmond, Virginia, an electric street railway whose cars " +
    "proved able to climb hills that exhausted teams of horses. By 1902, electricity had replaced animals on " +
    "nearly all the street railways of the United States. Electric cars traveled about twice as fast as " +
    "those drawn by horses. As a result, workers were free to live farther from their jobs, and suburbs " +
    "spread along the lines.",
  joints: [
    {
      kind: "turning-clauses",
      after: "As a result, workers were free to live farther from their jobs",
      verbs: ["traveled", "were"],
    },
    { kind: "coordinated", after: "suburbs spread along the lines", verbs: ["were", "spread"] },
    { kind: "title-and-name", title: "engineer", after: "Frank Sprague" },
    {
      kind: "verb-and-complement",
      after: "animals on nearly all the street railways of the United States",
      verb: "had replaced",
    },
    { kind: "noun-and-phrase", after: "of the United States" },
    { kind: "preposition-and-object", after: "their jobs" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had replaced",
      base: "replace",
      subject: "electricity",
      number: "singular",
      tense: "past-perfect",
      time: "By 1902",
    },
    {
      kind: "finite",
      verb: "completed",
      base: "complete",
      subject: "engineer Frank Sprague",
      number: "singular",
      tense: "past",
      time: "In 1888",
    },
    { kind: "infinitive", verb: "to climb", base: "climb", beside: "able" },
    { kind: "infinitive", verb: "to live", base: "live", beside: "free" },
  ],
  turns: [
    {
      relation: "cause",
      words: "As a result",
      first: "Electric cars traveled about twice as fast as those drawn by horses",
      second:
        "workers were free to live farther from their jobs, and suburbs spread along the lines",
      why: "The first statement says that electric cars traveled about twice as fast as those drawn by horses, and the second says that workers were free to live farther from their jobs and that suburbs spread.",
    },
  ],
};
