import type { Paragraph } from "../paragraph.ts";

export const jikji: Paragraph = {
  id: "jikji",
  version: 2,
  field: "history",
  source: "Histories of printing; encyclopedias of Korean history",
  text:
    "The oldest surviving book printed with movable metal type is not the Bible that Johannes Gutenberg " +
    "completed around 1455. Rather, it is the *Jikji*, a Korean collection of Buddhist teachings; a note on " +
    "the final page states that the volume was printed in 1377 at a temple outside Cheongju.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "is not the Bible that Johannes Gutenberg completed around 1455",
      verb: "is",
    },
    { kind: "turning-clauses", after: "Rather, it is the *Jikji*", verbs: ["is", "is"] },
    { kind: "noun-and-phrase", after: "of Buddhist teachings" },
    { kind: "preposition-and-object", after: "movable metal type" },
    {
      kind: "subject-and-verb",
      after: "states that the volume was printed in 1377 at a temple outside Cheongju",
      verb: "states",
    },
    { kind: "noun-and-phrase", after: "on the final page" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "is",
      base: "be",
      subject: "The oldest surviving book",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "states",
      base: "state",
      subject: "a note",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "completed",
      base: "complete",
      subject: "Johannes Gutenberg",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["emphasis"],
      words: "Rather",
      first:
        "The oldest surviving book printed with movable metal type is not the Bible that Johannes Gutenberg completed around 1455",
      second: "it is the *Jikji*, a Korean collection of Buddhist teachings",
      why: "The first statement says that Gutenberg's Bible is not the oldest surviving book printed with movable metal type, and the second says that the oldest surviving book printed with movable metal type is the *Jikji*.",
    },
  ],
  pronouns: [{ word: "it", at: "it is the", antecedent: "The oldest surviving book" }],
};
