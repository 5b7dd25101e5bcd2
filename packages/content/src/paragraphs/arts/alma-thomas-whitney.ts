import type { Paragraph } from "../paragraph.ts";

export const almaThomasWhitney: Paragraph = {
  id: "alma-thomas-whitney",
  field: "arts",
  source: "Standard histories of American abstraction; encyclopedia entries on Alma Thomas",
  text:
    "Alma Thomas taught art at a junior high school in Washington for thirty-five years and " +
    "began to paint full-time only in 1960. Twelve years later, the Whitney Museum of American " +
    "Art in New York exhibited her brightly colored abstractions, making her the first African " +
    "American woman to receive a solo exhibition there.",
  joints: [
    { kind: "second-verb", after: "began to paint full-time", verbs: ["taught", "began"] },
    {
      kind: "clauses",
      after:
        "Twelve years later, the Whitney Museum of American Art in New York exhibited her brightly colored abstractions",
      verbs: ["taught", "exhibited"],
    },
    {
      kind: "outcome",
      after: "making her the first African American woman to receive a solo exhibition there",
      verbs: ["exhibited"],
    },
    {
      kind: "subject-and-verb",
      after: "exhibited her brightly colored abstractions",
      verb: "exhibited",
    },
    { kind: "verb-and-complement", after: "her brightly colored abstractions", verb: "exhibited" },
    { kind: "preposition-and-object", after: "thirty-five years" },
  ],
  verbs: [
    { kind: "outcome", verb: "making", base: "make", beside: "exhibited" },
    {
      kind: "finite",
      verb: "taught",
      base: "teach",
      subject: "Alma Thomas",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
