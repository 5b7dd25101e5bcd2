import type { Paragraph } from "../paragraph.ts";

export const studyCitrusTrial: Paragraph = {
  id: "study-citrus-trial",
  version: 2,
  field: "science",
  source: "Standard histories of medicine; histories of the Royal Navy",
  text:
    "James Lind, a surgeon aboard the British ship HMS *Salisbury*, divided twelve sailors who had scurvy " +
    "into six pairs in 1747 and gave each pair a different remedy. The two men who received oranges and " +
    "lemons improved within a week; the Royal Navy, however, did not issue lemon juice to its crews until " +
    "1795, four decades after Lind had published his results.",
  joints: [
    {
      kind: "clauses",
      after: "The two men who received oranges and lemons improved within a week",
      verbs: ["divided", "improved"],
    },
    {
      kind: "inset",
      after: "a surgeon aboard the British ship HMS *Salisbury*",
      next: "divided twelve sailors who had scurvy into six pairs in 1747 and gave each pair a different remedy",
      verb: "divided",
    },
    { kind: "second-verb", after: "gave each pair a different remedy", verbs: ["divided", "gave"] },
    {
      kind: "essential",
      after: "who received oranges and lemons",
      next: "improved within a week",
      verb: "improved",
    },
    {
      kind: "turning-clauses",
      after:
        "the Royal Navy, however, did not issue lemon juice to its crews until 1795, four decades after Lind had published his results",
      verbs: ["improved", "did not issue"],
    },
    { kind: "preposition-and-object", after: "a week" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "divided",
      base: "divide",
      subject: "James Lind",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "improved",
      base: "improve",
      subject: "The two men",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "evaluation"],
      words: "however",
      first: "The two men who received oranges and lemons improved within a week",
      second:
        "the Royal Navy did not issue lemon juice to its crews until 1795, four decades after Lind had published his results",
      why: "The first statement says that the two men who received oranges and lemons improved within a week, but the second reports that the navy issued no lemon juice until 1795, decades after Lind published his results.",
    },
  ],
  pronouns: [{ word: "its", at: "its crews until 1795", antecedent: "the Royal Navy" }],
};
