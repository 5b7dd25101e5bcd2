import type { Paragraph } from "../paragraph.ts";

export const waysOfSettlingConflict: Paragraph = {
  id: "ways-of-settling-conflict",
  field: "society",
  source: "Histories of management and political science",
  text:
    "Mary Parker Follett, an American writer on management, taught in the 1920s that there are three main ways " +
    "of dealing with conflict: domination, compromise, and integration. Only the last of these satisfies both " +
    "sides, since it calls for a solution that neither of them had considered.",
  joints: [
    {
      kind: "inset",
      after: "an American writer on management",
      next: "taught in the 1920s that there are three main ways of dealing with conflict",
      verb: "taught",
    },
    { kind: "list", after: "domination, compromise, and integration", verbs: ["taught"] },
    { kind: "items", items: ["domination", "compromise", "integration"] },
    { kind: "subject-and-verb", after: "satisfies both sides", verb: "satisfies" },
    { kind: "noun-and-phrase", after: "of these" },
    { kind: "preposition-and-object", after: "conflict" },
    { kind: "verb-and-complement", after: "both sides", verb: "satisfies" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "satisfies",
      base: "satisfy",
      subject: "Only the last",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "calls",
      base: "call",
      subject: "it",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "it", at: "it calls for", antecedent: "the last" }],
};
