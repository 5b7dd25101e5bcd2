import type { Paragraph } from "../paragraph.ts";

export const craftIceTrade: Paragraph = {
  id: "craft-ice-trade",
  version: 2,
  field: "history",
  source: "Standard histories of American commerce",
  text:
    "By the middle of the 1830s, Frederic Tudor, a Boston merchant who had begun his career by shipping ice to " +
    "Martinique, had extended the trade as far as Calcutta. Blocks cut in winter from the ponds of Massachusetts " +
    "survived a voyage of about four months because they were packed in sawdust.",
  joints: [
    {
      kind: "clauses",
      after:
        "Blocks cut in winter from the ponds of Massachusetts survived a voyage of about four months because they were packed in sawdust",
      verbs: ["had extended", "survived"],
    },
    {
      kind: "inset",
      after: "a Boston merchant who had begun his career by shipping ice to Martinique",
      next: "had extended the trade as far as Calcutta",
      verb: "had extended",
      front: "By the middle of the 1830s",
    },
    {
      kind: "subject-and-verb",
      after: "survived a voyage of about four months because they were packed in sawdust",
      verb: "survived",
    },
    { kind: "noun-and-phrase", after: "of about four months" },
    { kind: "preposition-and-object", after: "the ponds of Massachusetts" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had extended",
      base: "extend",
      subject: "Frederic Tudor",
      number: "singular",
      tense: "past-perfect",
      time: "By the middle of the 1830s",
    },
    { kind: "preposition", verb: "shipping", base: "ship", beside: "had begun" },
    {
      kind: "finite",
      verb: "survived",
      base: "survive",
      subject: "Blocks",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "they", at: "they were packed in", antecedent: "Blocks" }],
};
