import type { Paragraph } from "../paragraph.ts";

export const turnParityDigit: Paragraph = {
  id: "turn-parity-digit",
  version: 2,
  field: "technology",
  source: "Textbooks of information theory; histories of computing",
  text:
    "Mathematician Richard Hamming wanted machines to detect and correct their own errors. To that end, in " +
    "1950 he published a code that adds three check digits to every four digits of a message. Each check " +
    "digit makes the number of ones in its group even; a single wrong digit disturbs a particular set of " +
    "groups, and the pattern of the disturbance identifies the digit at fault.",
  joints: [
    { kind: "title-and-name", title: "Mathematician", after: "Richard Hamming" },
    { kind: "verb-and-complement", after: "the number of ones in its group even", verb: "makes" },
    { kind: "noun-and-phrase", after: "of a message" },
    {
      kind: "coordinated",
      after: "the pattern of the disturbance identifies the digit at fault",
      verbs: ["disturbs", "identifies"],
    },
    { kind: "preposition-and-object", after: "every four digits of a message" },
  ],
  verbs: [
    { kind: "relative", verb: "adds", base: "add", antecedent: "a code", number: "singular" },
    {
      kind: "finite",
      verb: "identifies",
      base: "identify",
      subject: "the pattern",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "disturbs",
      base: "disturb",
      subject: "a single wrong digit",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "sequence"],
      words: "To that end",
      first: "Mathematician Richard Hamming wanted machines to detect and correct their own errors",
      second:
        "in 1950 he published a code that adds three check digits to every four digits of a message",
      why: "The first statement says that Hamming wanted machines to detect and correct their own errors, and the second says that Hamming published a code that adds three check digits to every four digits of a message.",
    },
  ],
};
