import type { Paragraph } from "../paragraph.ts";

export const craftBellBronze: Paragraph = {
  id: "craft-bell-bronze",
  version: 2,
  field: "history",
  source: "Museum guides to metalwork; textbooks on metallurgy",
  text:
    "The bronze from which European founders have long cast their largest and most resonant bells contains as " +
    "much as one part of tin to four of copper, a proportion that makes the metal hard but brittle. Bronze " +
    "intended for statues, by contrast, contains far less tin and can bend slightly without cracking.",
  joints: [
    {
      kind: "subject-and-verb",
      after:
        "contains as much as one part of tin to four of copper, a proportion that makes the metal hard but brittle",
      verb: "contains",
    },
    {
      kind: "turning-clauses",
      after:
        "Bronze intended for statues, by contrast, contains far less tin and can bend slightly without cracking",
      verbs: ["contains", "contains"],
    },
    { kind: "verb-and-complement", after: "the metal hard but brittle", verb: "makes" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "contains",
      base: "contain",
      subject: "The bronze",
      number: "singular",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "makes",
      base: "make",
      antecedent: "a proportion",
      number: "singular",
    },
    { kind: "preposition", verb: "cracking", base: "crack", beside: "can bend" },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["replacement"],
      words: "by contrast",
      first:
        "The bronze from which European founders have long cast their largest and most resonant bells contains as much as one part of tin to four of copper, a proportion that makes the metal hard but brittle",
      second:
        "Bronze intended for statues contains far less tin and can bend slightly without cracking",
      why: "The first statement says that the bronze of large bells is rich in tin and brittle, whereas the second says that the bronze of statues contains little tin and can bend without cracking.",
    },
  ],
  pronouns: [
    { word: "their", at: "their largest and most resonant", antecedent: "European founders" },
  ],
};
