import type { Paragraph } from "../paragraph.ts";

export const bookOfDevices: Paragraph = {
  id: "book-of-devices",
  version: 3,
  field: "technology",
  source: "Histories of technology in the Islamic world",
  text:
    "Fifty devices, from water clocks to pumps, are described in *The Book of Knowledge of Ingenious " +
    "Mechanical Devices*, which engineer Ismail al-Jazari completed in 1206. The text and its drawings " +
    "specify in unusual detail the materials, the dimensions, and the method of assembly of each device. " +
    "Indeed, modern engineers have constructed working copies of several of the machines by following the " +
    "instructions.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Indeed, modern engineers have constructed working copies of several of the machines by following the " +
        "instructions",
      verbs: ["specify", "have constructed"],
    },
    {
      kind: "inset",
      after: "from water clocks to pumps",
      next: "are described in *The Book of Knowledge of Ingenious Mechanical Devices*",
      verb: "are",
    },
    {
      kind: "items",
      items: ["the materials", "the dimensions", "the method of assembly of each device"],
    },
    { kind: "title-and-name", title: "engineer", after: "Ismail al-Jazari" },
    { kind: "subject-and-verb", after: "specify in unusual detail the materials", verb: "specify" },
    { kind: "preposition-and-object", after: "following the instructions" },
    { kind: "noun-and-phrase", after: "of several of the machines" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "specify",
      base: "specify",
      subject: "The text and its drawings",
      number: "plural",
      tense: "present",
    },
    { kind: "preposition", verb: "following", base: "follow", beside: "have constructed" },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["cause"],
      words: "Indeed",
      first:
        "The text and its drawings specify in unusual detail the materials, the dimensions, and the method of " +
        "assembly of each device",
      second:
        "modern engineers have constructed working copies of several of the machines by following the instructions",
      why: "The first statement says that the text and its drawings specify each device in unusual detail, and the second says that modern engineers have built working copies of several machines by following the instructions.",
    },
  ],
  nouns: [
    {
      at: "devices, from water clocks",
      word: "devices",
      forms: ["device", "devices", "device's", "devices'"],
      counted: "Fifty",
      role: "predicate",
      why: "Fifty devices are meant, and the words that follow give two examples.",
    },
  ],
};
