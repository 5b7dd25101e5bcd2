import type { Paragraph } from "../paragraph.ts";

export const telegraphForTrains: Paragraph = {
  id: "telegraph-for-trains",
  version: 3,
  field: "technology",
  source: "Histories of American invention; biographies of Granville Woods",
  text:
    "Designed to prevent collisions, the telegraph that Ohio inventor Granville Woods patented in 1887 could " +
    "exchange messages with moving trains. Its signals did not reach the train through a wire. Instead, they " +
    "traveled by electromagnetic induction, crossing the gap between a coil beneath the car and a line that " +
    "ran along the track. Dispatchers could thereby learn the position of each train.",
  joints: [
    {
      kind: "essential",
      after: "that Ohio inventor Granville Woods patented in 1887",
      next: "could exchange messages with moving trains",
      verb: "could exchange",
    },
    { kind: "title-and-name", title: "Ohio inventor", after: "Granville Woods" },
    {
      kind: "turning-clauses",
      after: "Instead, they traveled by electromagnetic induction",
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
      subject: "Ohio inventor Granville Woods",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["cause", "contrast"],
      words: "Instead",
      first: "Its signals did not reach the train through a wire",
      second: "they traveled by electromagnetic induction",
      why: "The first statement says that the signals of the telegraph did not reach the train through a wire, and the second says that the signals of the telegraph traveled to the train by electromagnetic induction.",
    },
  ],
  pronouns: [{ word: "they", at: "they traveled by", antecedent: "Its signals" }],
  nouns: [
    {
      at: "telegraph that Ohio",
      word: "telegraph",
      forms: ["telegraph", "telegraphs", "telegraph's", "telegraphs'"],
      counted: "Its",
      role: "predicate",
      why: "*Its* in the next sentence shows that one telegraph is meant, and the words that follow tell who patented it.",
    },
  ],
  modifiers: [
    {
      opening: "Designed to prevent collisions",
      clause:
        "the telegraph that Ohio inventor Granville Woods patented in 1887 could exchange messages with moving " +
        "trains",
      noun: "the telegraph",
      kind: "building",
      wrong: [
        {
          clause:
            "Ohio inventor Granville Woods patented a telegraph in 1887 that could exchange messages with moving " +
            "trains",
          noun: "Ohio inventor Granville Woods",
          kind: "person",
          reason: "The inventor was the designer; he was not designed.",
        },
        {
          clause:
            "Ohio was the home of Granville Woods, whose telegraph of 1887 could exchange messages with moving trains",
          noun: "Ohio",
          kind: "place",
          reason: "A state is not designed; the telegraph was.",
        },
        {
          clause:
            "the year 1887 brought a patent for the telegraph by which Granville Woods exchanged messages with moving trains",
          noun: "the year 1887",
          kind: "idea",
          reason: "A year is not designed.",
        },
      ],
    },
  ],
};
