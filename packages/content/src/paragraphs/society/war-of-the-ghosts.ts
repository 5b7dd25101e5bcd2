import type { Paragraph } from "../paragraph.ts";

export const warOfTheGhosts: Paragraph = {
  id: "war-of-the-ghosts",
  version: 3,
  field: "society",
  source: "Histories of psychology; textbooks on memory",
  text:
    "Drawing on experiments of his own with stories and pictures for *Remembering* (1932), British " +
    "psychologist Frederic Bartlett challenged the idea that memory stores exact copies of experience. He had " +
    "asked students in England to read a Chinookan tale of a battle and to retell it after longer and longer " +
    "intervals. Details foreign to the readers were lost or altered; the canoes of the original, for example, " +
    "turned into boats.",
  joints: [
    { kind: "title-and-name", title: "British psychologist", after: "Frederic Bartlett" },
    { kind: "noun-and-phrase", after: "of experience" },
    { kind: "subject-and-verb", after: "were lost or altered", verb: "were" },
    {
      kind: "turning-clauses",
      after: "the canoes of the original, for example, turned into boats",
      verbs: ["were", "turned"],
    },
    { kind: "noun-and-phrase", after: "of the original" },
    { kind: "preposition-and-object", after: "boats" },
    { kind: "noun-and-phrase", after: "of a battle" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "stores",
      base: "store",
      subject: "memory",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "Details",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "had asked",
      base: "ask",
      subject: "He",
      number: "singular",
      tense: "past-perfect",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "sequence", "emphasis"],
      words: "for example",
      first: "Details foreign to the readers were lost or altered",
      second: "the canoes of the original turned into boats",
      why: "The first statement says that details of the tale that were foreign to the readers were lost or altered, and the second says that the canoes of the original tale turned into boats.",
    },
  ],
  modifiers: [
    {
      opening:
        "Drawing on experiments of his own with stories and pictures for *Remembering* (1932)",
      clause:
        "British psychologist Frederic Bartlett challenged the idea that memory stores exact copies of experience",
      noun: "British psychologist Frederic Bartlett",
      kind: "person",
      wrong: [
        {
          clause:
            "memory, British psychologist Frederic Bartlett argued, stores no exact copies of experience",
          noun: "memory",
          kind: "idea",
          reason: "Memory did not draw on experiments of its own; the psychologist did.",
        },
        {
          clause:
            "the idea of memory as a store of exact copies of experience was challenged by British psychologist " +
            "Frederic Bartlett",
          noun: "the idea of memory",
          kind: "idea",
          reason: "The idea is what he challenged; it did no experiments.",
        },
        {
          clause:
            "there are no exact copies of experience in memory, British psychologist Frederic Bartlett argued",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who had experiments of his own.",
        },
      ],
    },
  ],
};
