import type { Paragraph } from "../paragraph.ts";

export const moreLinesOfAsch: Paragraph = {
  id: "more-lines-of-asch",
  version: 3,
  field: "society",
  source: "Textbooks of social psychology; histories of psychology",
  text:
    "In studies that psychologist Solomon Asch began to publish in 1951, a participant judged which of three " +
    "lines matched a fourth, but only after several confederates of the experimenter had answered aloud. When " +
    "the confederates agreed on a wrong line, participants repeated the error in about a third of the trials. " +
    "A single ally proved sufficient to weaken this effect: if one confederate named the right line, errors " +
    "became rare.",
  joints: [
    { kind: "noun-and-phrase", after: "of three lines" },
    {
      kind: "dependent-first",
      after: "participants repeated the error in about a third of the trials",
      verbs: ["agreed", "repeated"],
    },
    { kind: "noun-and-phrase", after: "of the trials" },
    { kind: "verb-and-complement", after: "sufficient to weaken this effect", verb: "proved" },
    { kind: "preposition-and-object", after: "a wrong line" },
    { kind: "subject-and-verb", after: "proved sufficient to weaken this effect", verb: "proved" },
    { kind: "title-and-name", title: "psychologist", after: "Solomon Asch" },
  ],
  verbs: [{ kind: "infinitive", verb: "to weaken", base: "weaken", beside: "sufficient" }],
  turns: [],
  nouns: [
    {
      at: "confederates agreed on",
      word: "confederates",
      forms: ["confederate", "confederates", "confederate's", "confederates'"],
      counted: "several confederates",
      role: "predicate",
      why: "Several confederates are spoken of, and the words that follow tell what they agreed on.",
    },
  ],
};
