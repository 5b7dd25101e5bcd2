import type { Paragraph } from "../paragraph.ts";

export const godwitFlight: Paragraph = {
  id: "godwit-flight",
  version: 3,
  field: "science",
  source: "Reference works on birds; textbooks on animal migration",
  text:
    "In 2007, a bar-tailed godwit that researchers had fitted with a satellite transmitter flew from Alaska " +
    "to New Zealand without a single stop, crossing more than seven thousand miles of ocean in about eight " +
    "days.",
  coda: "The bird's main fuel was the fat that it had stored before departure.",
  joints: [
    {
      kind: "essential",
      after: "that researchers had fitted with a satellite transmitter",
      next: "flew from Alaska to New Zealand without a single stop",
      verb: "flew",
    },
    {
      kind: "outcome",
      after: "crossing more than seven thousand miles of ocean in about eight days",
      verbs: ["flew"],
    },
    { kind: "noun-and-phrase", after: "of ocean" },
    { kind: "preposition-and-object", after: "a single stop" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "flew",
      base: "fly",
      subject: "a bar-tailed godwit",
      number: "singular",
      tense: "past",
      time: "In 2007",
    },
    { kind: "outcome", verb: "crossing", base: "cross", beside: "flew" },
  ],
  turns: [],
  nouns: [
    {
      at: "bird's main fuel",
      word: "bird's",
      forms: ["bird", "birds", "bird's", "birds'"],
      counted: "a bar-tailed godwit",
      role: "owned",
      why: "One godwit made the flight, and the fuel was its own.",
    },
  ],
};
