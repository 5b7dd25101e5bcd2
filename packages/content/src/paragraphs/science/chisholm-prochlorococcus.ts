import type { Paragraph } from "../paragraph.ts";

export const chisholmProchlorococcus: Paragraph = {
  id: "chisholm-prochlorococcus",
  version: 2,
  field: "science",
  source: "Textbooks on marine microbiology; histories of oceanography",
  text:
    "*Prochlorococcus*, a photosynthetic bacterium of the open ocean, was unknown until the 1980s, when " +
    "Sallie Chisholm and Robert Olson, two American oceanographers, detected it in samples of seawater. " +
    "Surveys conducted since then have shown that its cells are extraordinarily numerous. In fact, no other " +
    "photosynthetic organism on Earth is known to be as abundant.",
  joints: [
    {
      kind: "turning-clauses",
      after: "In fact, no other photosynthetic organism on Earth is known to be as abundant",
      verbs: ["have shown", "is"],
    },
    {
      kind: "inset",
      after: "a photosynthetic bacterium of the open ocean",
      next: "was unknown until the 1980s",
      verb: "was",
    },
    {
      kind: "verb-and-complement",
      after: "that its cells are extraordinarily numerous",
      verb: "have shown",
    },
    { kind: "noun-and-phrase", after: "of seawater" },
    { kind: "preposition-and-object", after: "the open ocean" },
    {
      kind: "clauses",
      after: "Surveys conducted since then have shown that its cells are extraordinarily numerous",
      verbs: ["was", "have shown"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "*Prochlorococcus*",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "have shown",
      base: "show",
      subject: "Surveys",
      number: "plural",
      tense: "perfect",
    },
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "its cells",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["contrast", "restatement", "addition"],
      words: "In fact",
      first: "Surveys conducted since then have shown that its cells are extraordinarily numerous",
      second: "no other photosynthetic organism on Earth is known to be as abundant",
      why: "The first statement says that the cells of *Prochlorococcus* are extraordinarily numerous, and the second says that no other photosynthetic organism is known to be as abundant as *Prochlorococcus*.",
    },
  ],
  pronouns: [
    { word: "its", at: "its cells are extraordinarily", antecedent: "a photosynthetic bacterium" },
  ],
};
