import type { Paragraph } from "../paragraph.ts";

export const turnFourSatellites: Paragraph = {
  id: "turn-four-satellites",
  version: 2,
  field: "technology",
  source: "Textbooks of navigation; histories of satellite positioning",
  text: "A receiver of satellite signals must find four unknown quantities: its three coordinates and the error of its own clock. To that end, it measures the delay of signals from at least four satellites. An error of one millionth of a second corresponds to some three hundred meters; in other words, a small error in timing becomes a large error in position.",
  joints: [
    {
      kind: "turning-clauses",
      after: "in other words, a small error in timing becomes a large error in position",
      verbs: ["corresponds", "becomes"],
    },
    { kind: "noun-and-phrase", after: "of satellite signals" },
    {
      kind: "subject-and-verb",
      after: "corresponds to some three hundred meters",
      verb: "corresponds",
    },
    { kind: "verb-and-complement", after: "the delay of signals", verb: "measures" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "corresponds",
      base: "correspond",
      subject: "An error",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "measures",
      base: "measure",
      subject: "it",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause"],
      words: "To that end",
      first:
        "A receiver of satellite signals must find four unknown quantities: its three coordinates and the error of its own clock",
      second: "it measures the delay of signals from at least four satellites",
      why: "The first statement says that a receiver must find its three coordinates and the error of its own clock, and the second says that a receiver measures the delay of signals from at least four satellites.",
    },
    {
      relation: "restatement",
      also: ["cause", "emphasis", "summary"],
      words: "in other words",
      first: "An error of one millionth of a second corresponds to some three hundred meters",
      second: "a small error in timing becomes a large error in position",
      why: "The first statement says that an error of one millionth of a second corresponds to some three hundred meters, and the second says that a small error in timing becomes a large error in position.",
    },
  ],
};
