import type { Paragraph } from "../paragraph.ts";

export const cavanaughTubeWorms: Paragraph = {
  id: "cavanaugh-tube-worms",
  version: 2,
  field: "science",
  source: "Textbooks on marine biology; histories of oceanography",
  text:
    "The giant tube worms that live beside hot springs on the floor of the Pacific Ocean have neither a mouth " +
    "nor a gut as adults. In 1981, Colleen Cavanaugh, a graduate student at Harvard University, proposed an " +
    "explanation for their survival: bacteria inside the worms use the chemical energy of hydrogen sulfide to " +
    "make food.",
  joints: [
    {
      kind: "essential",
      after: "that live beside hot springs on the floor of the Pacific Ocean",
      next: "have neither a mouth nor a gut as adults",
      verb: "have",
    },
    {
      kind: "inset",
      after: "a graduate student at Harvard University",
      next: "proposed an explanation for their survival",
      verb: "proposed",
      front: "In 1981",
    },
    {
      kind: "explanation",
      after: "bacteria inside the worms use the chemical energy of hydrogen sulfide to make food",
      verbs: ["proposed", "use"],
    },
    {
      kind: "clauses",
      after:
        "In 1981, Colleen Cavanaugh, a graduate student at Harvard University, proposed an explanation for their survival",
      verbs: ["have", "proposed"],
    },
    { kind: "noun-and-phrase", after: "of the Pacific Ocean" },
    { kind: "subject-and-verb", after: "use the chemical energy of hydrogen sulfide", verb: "use" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have",
      base: "have",
      subject: "The giant tube worms",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "proposed",
      base: "propose",
      subject: "Colleen Cavanaugh",
      number: "singular",
      tense: "past",
      time: "In 1981",
    },
    {
      kind: "finite",
      verb: "use",
      base: "use",
      subject: "bacteria",
      number: "plural",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "live",
      base: "live",
      antecedent: "The giant tube worms",
      number: "plural",
    },
  ],
  turns: [],
  pronouns: [
    { word: "their", at: "their survival: bacteria inside", antecedent: "The giant tube worms" },
  ],
  nouns: [
    {
      at: "worms that live",
      word: "worms",
      forms: ["worm", "worms", "worm's", "worms'"],
      counted: "have",
      role: "predicate",
      why: "*Have* calls for the plural, and the words that follow tell where the worms live.",
    },
  ],
};
