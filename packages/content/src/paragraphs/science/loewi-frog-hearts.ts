import type { Paragraph } from "../paragraph.ts";

export const loewiFrogHearts: Paragraph = {
  id: "loewi-frog-hearts",
  version: 3,
  field: "science",
  source: "Textbooks on physiology; histories of neuroscience",
  text:
    "In an experiment reported in 1921, Otto Loewi, a physiologist in Austria, removed the hearts of two frogs " +
    "and kept them beating in salt solution. He stimulated the vagus nerve of the first heart, which slowed. " +
    "Afterward, he applied the solution that had surrounded it to the second heart, which slowed as well. The " +
    "nerve had thus acted on the muscle by releasing a chemical.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Afterward, he applied the solution that had surrounded it to the second heart",
      verbs: ["stimulated", "applied"],
    },
    {
      kind: "second-verb",
      after: "kept them beating in salt solution",
      verbs: ["removed", "kept"],
    },
    { kind: "noun-and-phrase", after: "of two frogs" },
    { kind: "noun-and-phrase", after: "of the first heart" },
    {
      kind: "inset",
      after: "a physiologist in Austria",
      next: "removed the hearts of two frogs and kept them beating in salt solution",
      verb: "removed",
      front: "In an experiment reported in 1921",
    },
  ],
  verbs: [
    { kind: "preposition", verb: "releasing", base: "release", beside: "had thus acted" },
    {
      kind: "finite",
      verb: "removed",
      base: "remove",
      subject: "Otto Loewi",
      number: "singular",
      tense: "past",
      time: "In an experiment reported in 1921",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["addition", "similarity"],
      words: "Afterward",
      first: "He stimulated the vagus nerve of the first heart, which slowed",
      second:
        "he applied the solution that had surrounded it to the second heart, which slowed as well",
      why: "The first statement says that Loewi stimulated the vagus nerve of a frog's heart, which slowed, and the second says that Loewi applied the solution from the slowed heart to the heart of a second frog.",
    },
  ],
  nouns: [
    {
      at: "frogs and kept",
      word: "frogs",
      forms: ["frog", "frogs", "frog's", "frogs'"],
      counted: "two",
      role: "predicate",
      why: "Two frogs are meant, and the words that follow tell what else Loewi did.",
    },
  ],
};
