import type { Paragraph } from "../paragraph.ts";

export const koberLinearB: Paragraph = {
  id: "kober-linear-b",
  version: 2,
  field: "history",
  source: "Histories of the decipherment of Linear B; biographies of Alice Kober",
  text:
    "In the 1940s, Alice Kober, a classicist at Brooklyn College, identified groups of words in the " +
    "undeciphered script Linear B that share a beginning but differ in their endings. She died in 1950, " +
    "before anyone could read the script; nevertheless, her analysis of its patterns was essential to Michael " +
    "Ventris, an architect who showed in 1952 that its language was an early form of Greek.",
  joints: [
    {
      kind: "inset",
      after: "a classicist at Brooklyn College",
      next: "identified groups of words in the undeciphered script Linear B that share a beginning but differ in their endings",
      verb: "identified",
      front: "In the 1940s",
    },
    { kind: "clauses", after: "She died in 1950", verbs: ["identified", "died"] },
    {
      kind: "turning-clauses",
      after: "nevertheless, her analysis of its patterns was essential to Michael Ventris",
      verbs: ["died", "was"],
    },
    { kind: "noun-and-phrase", after: "of its patterns" },
    { kind: "noun-and-phrase", after: "of words in the undeciphered script Linear B" },
    { kind: "subject-and-verb", after: "was essential to Michael Ventris", verb: "was" },
    { kind: "noun-and-phrase", after: "of Greek" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "her analysis",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "died",
      base: "die",
      subject: "She",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "identified",
      base: "identify",
      subject: "Alice Kober",
      number: "singular",
      tense: "past",
      time: "In the 1940s",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "sequence"],
      words: "nevertheless",
      first: "She died in 1950, before anyone could read the script",
      second:
        "her analysis of its patterns was essential to Michael Ventris, an architect who showed in 1952 that its language was an early form of Greek",
      why: "The first statement says that Kober died before anyone could read the script Linear B, but the second says that Kober's analysis was essential to Ventris in deciphering Linear B.",
    },
  ],
  pronouns: [
    { word: "their", at: "their endings", antecedent: "words" },
    { word: "its", at: "its language was an", antecedent: "the script" },
  ],
};
