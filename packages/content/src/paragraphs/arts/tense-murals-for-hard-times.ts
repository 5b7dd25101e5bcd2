import type { Paragraph } from "../paragraph.ts";

export const tenseMuralsForHardTimes: Paragraph = {
  id: "tense-murals-for-hard-times",
  field: "arts",
  source: "Histories of American art; encyclopedia entries on the Federal Art Project",
  text:
    "In 1935, the government of the United States established the Federal Art Project, which offered regular " +
    "wages to painters and sculptors without work. By 1943, artists on the payroll of this unprecedented " +
    "government program had painted more than 2,500 murals, most of them in schools and hospitals. The " +
    "program hired not only established artists but also beginners, including Jackson Pollock, Lee Krasner, " +
    "and Jacob Lawrence.",
  joints: [
    { kind: "lead-and-series", after: "Jackson Pollock, Lee Krasner, and Jacob Lawrence" },
    { kind: "items", items: ["Jackson Pollock", "Lee Krasner", "Jacob Lawrence"] },
    { kind: "subject-and-verb", after: "had painted more than 2,500 murals", verb: "had painted" },
    { kind: "verb-and-complement", after: "more than 2,500 murals", verb: "had painted" },
    { kind: "noun-and-phrase", after: "of the United States" },
    { kind: "preposition-and-object", after: "schools and hospitals" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had painted",
      base: "paint",
      subject: "artists",
      number: "plural",
      tense: "past-perfect",
      time: "By 1943",
    },
    {
      kind: "finite",
      verb: "established",
      base: "establish",
      subject: "the government",
      number: "singular",
      tense: "past",
      time: "In 1935",
    },
    {
      kind: "finite",
      verb: "hired",
      base: "hire",
      subject: "The program",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
