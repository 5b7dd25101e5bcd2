import type { Paragraph } from "../paragraph.ts";

export const unexplainedJourneys: Paragraph = {
  id: "unexplained-journeys",
  version: 2,
  field: "literature",
  source: "Criticism of Octavia E. Butler's fiction; standard histories of science fiction",
  text:
    "The American novelist Octavia E. Butler does not explain the time travel in *Kindred* (1979). Instead, the " +
    "novel concentrates on what the journeys demand of its narrator, a Black writer from California who is drawn " +
    "back again and again to a Maryland plantation of the early nineteenth century.",
  joints: [
    { kind: "title-and-name", title: "The American novelist", after: "Octavia E. Butler" },
    {
      kind: "subject-and-verb",
      after: "does not explain the time travel in *Kindred* (1979)",
      verb: "does not explain",
    },
    {
      kind: "turning-clauses",
      after: "Instead, the novel concentrates on what the journeys demand of its narrator",
      verbs: ["does not explain", "concentrates"],
    },
    { kind: "noun-and-phrase", after: "of the early nineteenth century" },
    { kind: "preposition-and-object", after: "what the journeys demand of its narrator" },
    {
      kind: "verb-and-complement",
      after: "the time travel in *Kindred* (1979)",
      verb: "does not explain",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "concentrates",
      base: "concentrate",
      subject: "the novel",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "demand",
      base: "demand",
      subject: "the journeys",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["cause"],
      words: "Instead",
      first:
        "The American novelist Octavia E. Butler does not explain the time travel in *Kindred* (1979)",
      second: "the novel concentrates on what the journeys demand of its narrator",
      why: "The first statement says that Butler does not explain the time travel in her novel *Kindred*, and the second says that *Kindred* concentrates on what the journeys through time demand of its narrator.",
    },
  ],
};
