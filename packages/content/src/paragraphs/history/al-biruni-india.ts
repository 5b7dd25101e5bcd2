import type { Paragraph } from "../paragraph.ts";

export const alBiruniIndia: Paragraph = {
  id: "al-biruni-india",
  version: 2,
  field: "history",
  source: "Histories of Islamic science; biographies of al-Biruni",
  text:
    "Al-Biruni, a scholar born in Central Asia, intended to describe the sciences of India by relying on " +
    "the works of Indian authors. To this end, he learned Sanskrit and collected manuscripts. The study " +
    "that he completed around 1030 cites works on astronomy, geography, and philosophy, making their " +
    "contents known to readers of Arabic.",
  joints: [
    {
      kind: "inset",
      after: "a scholar born in Central Asia",
      next: "intended to describe the sciences of India by relying on the works of Indian authors",
      verb: "intended",
    },
    { kind: "second-verb", after: "collected manuscripts", verbs: ["learned", "collected"] },
    {
      kind: "essential",
      after: "that he completed around 1030",
      next: "cites works on astronomy, geography, and philosophy",
      verb: "cites",
    },
    { kind: "lead-and-series", after: "astronomy, geography, and philosophy" },
    { kind: "items", items: ["astronomy", "geography", "philosophy"] },
    {
      kind: "outcome",
      after: "making their contents known to readers of Arabic",
      verbs: ["cites"],
    },
    { kind: "noun-and-phrase", after: "of Indian authors" },
    { kind: "noun-and-phrase", after: "of Arabic" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to describe", base: "describe", beside: "intended" },
    {
      kind: "finite",
      verb: "cites",
      base: "cite",
      subject: "The study",
      number: "singular",
      tense: "present",
    },
    { kind: "outcome", verb: "making", base: "make", beside: "cites" },
    {
      kind: "finite",
      verb: "learned",
      base: "learn",
      subject: "he",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "sequence"],
      words: "To this end",
      first:
        "Al-Biruni, a scholar born in Central Asia, intended to describe the sciences of India by relying on the works of Indian authors",
      second: "he learned Sanskrit and collected manuscripts",
      why: "The first statement says that al-Biruni intended to describe the sciences of India from the works of Indian authors, and the second reports that al-Biruni learned Sanskrit and collected manuscripts.",
    },
  ],
};
