import type { Paragraph } from "../paragraph.ts";

export const telegraphForTrains: Paragraph = {
  id: "telegraph-for-trains",
  field: "technology",
  source: "Histories of American invention; biographies of Granville Woods",
  text:
    "The telegraph that the Ohio inventor Granville Woods patented in 1887 could exchange messages with moving " +
    "trains. Its signals did not reach the train through a wire; instead, they traveled by electromagnetic " +
    "induction, crossing the gap between a coil beneath the car and a line that ran along the track. Dispatchers " +
    "could thereby learn the position of each train.",
  joints: [
    {
      kind: "essential",
      after: "that the Ohio inventor Granville Woods patented in 1887",
      next: "could exchange messages with moving trains",
      verb: "could exchange",
    },
    { kind: "title-and-name", after: "Granville Woods" },
    {
      kind: "turning-clauses",
      after: "instead, they traveled by electromagnetic induction",
      verbs: ["did not reach", "traveled"],
    },
    {
      kind: "outcome",
      after: "crossing the gap between a coil beneath the car and a line that ran along the track",
      verbs: ["traveled"],
    },
    { kind: "verb-and-complement", after: "the position of each train", verb: "learn" },
    { kind: "noun-and-phrase", after: "beneath the car" },
    { kind: "preposition-and-object", after: "moving trains" },
    {
      kind: "subject-and-verb",
      after: "could thereby learn the position of each train",
      verb: "could",
    },
  ],
  verbs: [
    { kind: "outcome", verb: "crossing", base: "cross", beside: "traveled" },
    {
      kind: "finite",
      verb: "patented",
      base: "patent",
      subject: "the Ohio inventor Granville Woods",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["cause", "contrast"],
      words: "instead",
      first: "Its signals did not reach the train through a wire",
      second: "they traveled by electromagnetic induction",
      why:
        "The first statement says which path the signals did not take, and the second names the one they took in " +
        "its place.",
    },
  ],
  pronouns: [{ word: "they", at: "they traveled by", antecedent: "Its signals" }],
};
