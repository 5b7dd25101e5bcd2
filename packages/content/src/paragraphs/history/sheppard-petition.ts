import type { Paragraph } from "../paragraph.ts";

export const sheppardPetition: Paragraph = {
  id: "sheppard-petition",
  field: "history",
  source: "Histories of New Zealand; histories of women's suffrage",
  text:
    "In 1893, New Zealand became the first self-governing country to grant women the right to vote in " +
    "national elections. The campaign for this reform, led by Kate Sheppard, had gathered nearly 32,000 " +
    "signatures that year—a number equal to almost a quarter of the adult women of European descent in the " +
    "colony.",
  joints: [
    {
      kind: "subject-and-verb",
      after:
        "became the first self-governing country to grant women the right to vote in national elections",
      verb: "became",
    },
    {
      kind: "verb-and-complement",
      after:
        "the first self-governing country to grant women the right to vote in national elections",
      verb: "became",
    },
    {
      kind: "inset",
      after: "led by Kate Sheppard",
      next: "had gathered nearly 32,000 signatures that year",
      verb: "had gathered",
    },
    {
      kind: "clauses",
      after:
        "The campaign for this reform, led by Kate Sheppard, had gathered nearly 32,000 signatures that year",
      verbs: ["became", "had gathered"],
    },
    { kind: "noun-and-phrase", after: "for this reform" },
    { kind: "preposition-and-object", after: "national elections" },
    { kind: "noun-and-phrase", after: "of European descent in the colony" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to vote", base: "vote", beside: "right" },
    {
      kind: "finite",
      verb: "became",
      base: "become",
      subject: "New Zealand",
      number: "singular",
      tense: "past",
      time: "In 1893",
    },
  ],
  turns: [],
};
