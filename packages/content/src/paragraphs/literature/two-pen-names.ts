import type { Paragraph } from "../paragraph.ts";

export const twoPenNames: Paragraph = {
  id: "two-pen-names",
  version: 3,
  field: "literature",
  source: "Biographies of Charlotte Brontë and George Eliot; histories of the English novel",
  text:
    "Wary of critics who looked with prejudice on the books of women, Charlotte Brontë published *Jane " +
    "Eyre* in 1847 under the name of Currer Bell, which did not disclose her sex to reviewers. " +
    "Likewise, Mary Ann Evans signed her fiction George Eliot, for she wished it to be judged apart " +
    "from the expectations then attached to novels by women.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Likewise, Mary Ann Evans signed her fiction George Eliot",
      verbs: ["published", "signed"],
    },
    { kind: "noun-and-phrase", after: "to novels by women" },
    {
      kind: "verb-and-complement",
      after: "*Jane Eyre* in 1847 under the name of Currer Bell",
      verb: "published",
    },
    {
      kind: "subject-and-verb",
      after: "published *Jane Eyre* in 1847 under the name of Currer Bell",
      verb: "published",
    },
    { kind: "preposition-and-object", after: "novels by women" },
    { kind: "verb-and-complement", after: "her fiction George Eliot", verb: "signed" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "Charlotte Brontë",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["sequence", "addition"],
      words: "Likewise",
      first:
        "Charlotte Brontë published *Jane Eyre* in 1847 under the name of Currer Bell, which did not disclose her sex to reviewers",
      second: "Mary Ann Evans signed her fiction George Eliot",
      why: "The first statement says that Charlotte Brontë published *Jane Eyre* under a name that did not disclose her sex, and the second says that Mary Ann Evans signed her fiction with the name George Eliot.",
    },
  ],
  modifiers: [
    {
      opening: "Wary of critics who looked with prejudice on the books of women",
      clause:
        "Charlotte Brontë published *Jane Eyre* in 1847 under the name of Currer Bell, which did not disclose her sex to reviewers",
      noun: "Charlotte Brontë",
      kind: "person",
      wrong: [
        {
          clause:
            "*Jane Eyre* appeared in 1847 under the name of Currer Bell, which did not disclose Charlotte Brontë's sex to reviewers",
          noun: "*Jane Eyre*",
          kind: "work",
          reason: "A novel cannot be wary; its author was.",
        },
        {
          clause:
            "Charlotte Brontë's *Jane Eyre* appeared in 1847 under the name of Currer Bell, which did not disclose her sex to reviewers",
          noun: "Charlotte Brontë's *Jane Eyre*",
          kind: "work",
          reason: "The noun after the comma is the novel; *Brontë's* only says whose it is.",
        },
        {
          clause:
            "the name of Currer Bell did not disclose Charlotte Brontë's sex to reviewers of *Jane Eyre* in 1847",
          noun: "the name of Currer Bell",
          kind: "idea",
          reason: "A name is wary of nothing; the writer who chose it was.",
        },
      ],
    },
  ],
};
