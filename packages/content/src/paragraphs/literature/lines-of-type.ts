import type { Paragraph } from "../paragraph.ts";

export const linesOfType: Paragraph = {
  id: "lines-of-type",
  version: 2,
  field: "literature",
  source: "Standard histories of printing; histories of American newspapers",
  text:
    "Until the 1880s, compositors set the pages of newspapers by hand, one letter at a time. The Linotype, a " +
    "machine that inventor Ottmar Mergenthaler introduced at the *New-York Tribune* in 1886, cast an entire " +
    "line of metal type at once, enabling one operator at a keyboard to do the work of several compositors.",
  joints: [
    {
      kind: "inset",
      after:
        "a machine that inventor Ottmar Mergenthaler introduced at the *New-York Tribune* in 1886",
      next: "cast an entire line of metal type at once",
      verb: "cast",
    },
    {
      kind: "outcome",
      after: "enabling one operator at a keyboard to do the work of several compositors",
      verbs: ["cast"],
    },
    { kind: "noun-and-phrase", after: "of newspapers" },
    { kind: "noun-and-phrase", after: "of several compositors" },
    { kind: "verb-and-complement", after: "the pages of newspapers by hand", verb: "set" },
    { kind: "noun-and-phrase", after: "of metal type" },
    { kind: "title-and-name", title: "inventor", after: "Ottmar Mergenthaler" },
  ],
  verbs: [
    { kind: "outcome", verb: "enabling", base: "enable", beside: "cast" },
    {
      kind: "finite",
      verb: "introduced",
      base: "introduce",
      subject: "inventor Ottmar Mergenthaler",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
