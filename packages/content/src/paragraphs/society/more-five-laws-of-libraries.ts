import type { Paragraph } from "../paragraph.ts";

export const moreFiveLawsOfLibraries: Paragraph = {
  id: "more-five-laws-of-libraries",
  version: 2,
  field: "society",
  source: "Histories of library science; encyclopedias",
  text:
    'The first of the five laws that Indian librarian S. R. Ranganathan published in 1931, "Books are for ' +
    'use," was directed against the tendency to guard collections rather than lend them. A library that ' +
    "follows this law will make its books easy to reach; for example, it will occupy a central site, keep " +
    "long hours, and admit readers to the shelves.",
  joints: [
    {
      kind: "items",
      items: ["occupy a central site", "keep long hours", "admit readers to the shelves"],
    },
    {
      kind: "essential",
      after: "that follows this law",
      next: "will make its books easy to reach",
      verb: "will make",
    },
    {
      kind: "turning-clauses",
      after:
        "for example, it will occupy a central site, keep long hours, and admit readers to the shelves",
      verbs: ["will make", "will occupy"],
    },
    { kind: "title-and-name", title: "Indian librarian", after: "S. R. Ranganathan" },
    {
      kind: "noun-and-phrase",
      after: "of the five laws that Indian librarian S. R. Ranganathan published in 1931",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to guard", base: "guard", beside: "tendency" },
    {
      kind: "relative",
      verb: "follows",
      base: "follow",
      antecedent: "A library",
      number: "singular",
    },
  ],
  turns: [],
};
