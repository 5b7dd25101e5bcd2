import type { Paragraph } from "../paragraph.ts";

export const greenlandShark: Paragraph = {
  id: "greenland-shark",
  version: 3,
  field: "science",
  source: "Reference works on sharks; textbooks on marine biology",
  text:
    "The Greenland shark, an inhabitant of cold northern seas, grows less than half an inch a year and lives " +
    "to a great age. In fact, radiocarbon measurements of the lenses of its eyes suggest that the oldest " +
    "individuals have survived for more than 250 years.",
  joints: [
    {
      kind: "inset",
      after: "an inhabitant of cold northern seas",
      next: "grows less than half an inch a year",
      verb: "grows",
    },
    { kind: "second-verb", after: "lives to a great age", verbs: ["grows", "lives"] },
    {
      kind: "turning-clauses",
      after:
        "In fact, radiocarbon measurements of the lenses of its eyes suggest that the oldest individuals have " +
        "survived for more than 250 years",
      verbs: ["grows", "suggest"],
    },
    { kind: "noun-and-phrase", after: "of the lenses of its eyes" },
    { kind: "preposition-and-object", after: "cold northern seas" },
    {
      kind: "subject-and-verb",
      after: "suggest that the oldest individuals have survived",
      verb: "suggest",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "grows",
      base: "grow",
      subject: "The Greenland shark",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "suggest",
      base: "suggest",
      subject: "radiocarbon measurements",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["example", "addition"],
      words: "In fact",
      first:
        "The Greenland shark, an inhabitant of cold northern seas, grows less than half an inch a year and lives to a great age",
      second:
        "radiocarbon measurements of the lenses of its eyes suggest that the oldest individuals have survived for more than 250 years",
      why: "The first statement says that the Greenland shark lives to a great age, and the second says that the oldest Greenland sharks appear to have survived for more than 250 years.",
    },
  ],
  pronouns: [{ word: "its", at: "its eyes suggest that", antecedent: "The Greenland shark" }],
  nouns: [
    {
      at: "shark, an inhabitant",
      word: "shark",
      forms: ["shark", "sharks", "shark's", "sharks'"],
      counted: "grows less",
      role: "predicate",
      why: "*Grows* calls for the singular, and the words that follow tell where the shark lives.",
    },
  ],
};
