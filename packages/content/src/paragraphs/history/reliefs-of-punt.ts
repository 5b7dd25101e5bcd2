import type { Paragraph } from "../paragraph.ts";

export const reliefsOfPunt: Paragraph = {
  id: "reliefs-of-punt",
  version: 3,
  field: "history",
  source: "Histories of ancient Egypt; encyclopedias of Egyptology",
  text:
    "Reliefs in the temple of the pharaoh Hatshepsut at Deir el-Bahri, near Luxor, depict a trading " +
    "expedition to a land called Punt, from which Egyptian ships brought back incense trees. The location of " +
    "Punt is uncertain. However, the fish carved beneath the ships belong to species of the Red Sea, " +
    "indicating the route that the expedition took.",
  joints: [
    {
      kind: "inset",
      after: "near Luxor",
      next: "depict a trading expedition to a land called Punt",
      verb: "depict",
    },
    { kind: "clauses", after: "The location of Punt is uncertain", verbs: ["depict", "is"] },
    {
      kind: "turning-clauses",
      after: "However, the fish carved beneath the ships belong to species of the Red Sea",
      verbs: ["is", "belong"],
    },
    { kind: "outcome", after: "indicating the route that the expedition took", verbs: ["belong"] },
    { kind: "subject-and-verb", after: "is uncertain", verb: "is" },
    { kind: "subject-and-verb", after: "belong to species of the Red Sea", verb: "belong" },
    { kind: "noun-and-phrase", after: "of Punt" },
    { kind: "noun-and-phrase", after: "of the pharaoh Hatshepsut at Deir el-Bahri" },
    { kind: "noun-and-phrase", after: "of the Red Sea" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "depict",
      base: "depict",
      subject: "Reliefs",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "is",
      base: "be",
      subject: "The location",
      number: "singular",
      tense: "present",
    },
    { kind: "outcome", verb: "indicating", base: "indicate", beside: "belong" },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "However",
      first: "The location of Punt is uncertain",
      second: "the fish carved beneath the ships belong to species of the Red Sea",
      why: "The first statement says that the location of the land of Punt is uncertain, but the second says that fish carved beneath the ships to Punt belong to species of the Red Sea.",
    },
  ],
  nouns: [
    {
      at: "ships belong to species",
      word: "ships",
      forms: ["ship", "ships", "ship's", "ships'"],
      counted: "Egyptian ships",
      role: "predicate",
      why: "The first sentence speaks of several ships, and the words that follow tell of the fish beneath them.",
    },
  ],
};
