import type { Paragraph } from "../paragraph.ts";

export const fosburyFlop: Paragraph = {
  id: "fosbury-flop",
  version: 2,
  field: "everyday",
  source: "Encyclopedias of sport; histories of the Olympic Games",
  text:
    "Until the 1960s, most high jumpers crossed the bar face down and landed in sand or sawdust. The adoption of " +
    "thick foam mats allowed Dick Fosbury, a student in Oregon, to try a technique that would otherwise have been " +
    "dangerous: he went over the bar backward and came down on his shoulders. The method won him an Olympic gold " +
    "medal in 1968.",
  joints: [
    {
      kind: "explanation",
      after: "he went over the bar backward and came down on his shoulders",
      verbs: ["allowed", "went"],
    },
    { kind: "noun-and-phrase", after: "of thick foam mats" },
    { kind: "subject-and-verb", after: "won him an Olympic gold medal in 1968", verb: "won" },
    { kind: "preposition-and-object", after: "thick foam mats" },
    { kind: "noun-and-phrase", after: "in Oregon" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "allowed",
      base: "allow",
      subject: "The adoption",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "won",
      base: "win",
      subject: "The method",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "jumpers crossed",
      word: "jumpers",
      forms: ["jumper", "jumpers", "jumper's", "jumpers'"],
      counted: "most",
      role: "predicate",
      why: "With *most*, several jumpers are meant, and the words that follow tell how they crossed the bar.",
    },
  ],
};
