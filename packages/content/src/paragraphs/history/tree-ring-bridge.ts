import type { Paragraph } from "../paragraph.ts";

export const treeRingBridge: Paragraph = {
  id: "tree-ring-bridge",
  version: 2,
  field: "history",
  source: "Histories of archaeology in the Southwest; textbooks on tree-ring dating",
  text:
    "Beams from the ruins of Pueblo Bonito, a great house in New Mexico, had allowed astronomer A. E. " +
    "Douglass to determine the order in which its rooms were built but not the years. In 1929, a charred log " +
    "found in Arizona supplied the missing evidence: its rings overlapped both the ancient sequence and the " +
    "modern one, joining the two into a single calendar.",
  joints: [
    {
      kind: "inset",
      after: "a great house in New Mexico",
      next:
        "had allowed astronomer A. E. Douglass to determine the order in which its rooms were built but not the " +
        "years",
      verb: "had allowed",
    },
    { kind: "title-and-name", title: "astronomer", after: "A. E. Douglass" },
    {
      kind: "explanation",
      after: "its rings overlapped both the ancient sequence and the modern one",
      verbs: ["supplied", "overlapped"],
    },
    { kind: "outcome", after: "joining the two into a single calendar", verbs: ["overlapped"] },
    { kind: "subject-and-verb", after: "supplied the missing evidence", verb: "supplied" },
    { kind: "verb-and-complement", after: "the missing evidence", verb: "supplied" },
    {
      kind: "subject-and-verb",
      after: "overlapped both the ancient sequence and the modern one",
      verb: "overlapped",
    },
    { kind: "noun-and-phrase", after: "from the ruins of Pueblo Bonito" },
  ],
  verbs: [
    { kind: "outcome", verb: "joining", base: "join", beside: "overlapped" },
    {
      kind: "finite",
      verb: "supplied",
      base: "supply",
      subject: "a charred log",
      number: "singular",
      tense: "past",
      time: "In 1929",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its rings overlapped both", antecedent: "a charred log" }],
};
