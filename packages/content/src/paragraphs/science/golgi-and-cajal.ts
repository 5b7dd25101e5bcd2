import type { Paragraph } from "../paragraph.ts";

export const golgiAndCajal: Paragraph = {
  id: "golgi-and-cajal",
  version: 3,
  field: "science",
  source: "Histories of neuroscience; textbooks on anatomy",
  text:
    "The stain that Italian physician Camillo Golgi introduced in 1873 turns a small number of nerve cells " +
    "black, revealing their full outlines under a microscope. Golgi believed that these cells merge into a " +
    "continuous network. By contrast, Santiago Ramón y Cajal, a Spanish anatomist who worked with the same " +
    "stain, concluded that each cell remains a separate unit.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "By contrast, Santiago Ramón y Cajal, a Spanish anatomist who worked with the same stain, concluded that " +
        "each cell remains a separate unit",
      verbs: ["believed", "concluded"],
    },
    {
      kind: "essential",
      after: "that Italian physician Camillo Golgi introduced in 1873",
      next: "turns a small number of nerve cells black",
      verb: "turns",
    },
    {
      kind: "outcome",
      after: "revealing their full outlines under a microscope",
      verbs: ["turns"],
    },
    {
      kind: "verb-and-complement",
      after: "that these cells merge into a continuous network",
      verb: "believed",
    },
    { kind: "title-and-name", title: "Italian physician", after: "Camillo Golgi" },
    {
      kind: "clauses",
      after: "Golgi believed that these cells merge into a continuous network",
      verbs: ["turns", "believed"],
    },
    { kind: "noun-and-phrase", after: "of nerve cells" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "turns",
      base: "turn",
      subject: "The stain",
      number: "singular",
      tense: "present",
    },
    { kind: "outcome", verb: "revealing", base: "reveal", beside: "turns" },
    {
      kind: "finite",
      verb: "merge",
      base: "merge",
      subject: "these cells",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession", "sequence"],
      words: "By contrast",
      first: "Golgi believed that these cells merge into a continuous network",
      second:
        "Santiago Ramón y Cajal, a Spanish anatomist who worked with the same stain, concluded that each cell remains a separate unit",
      why: "The first statement says that Golgi believed that the nerve cells merge into a continuous network, whereas the second says that Cajal concluded that each nerve cell remains a separate unit.",
    },
  ],
  pronouns: [{ word: "their", at: "their full outlines under", antecedent: "nerve cells" }],
  nouns: [
    {
      at: "cell remains",
      word: "cell",
      forms: ["cell", "cells", "cell's", "cells'"],
      counted: "each",
      role: "predicate",
      why: "With *each*, a single cell is meant, and the words that follow tell what it remains.",
    },
    {
      at: "stain that Italian",
      word: "stain",
      forms: ["stain", "stains", "stain's", "stains'"],
      counted: "turns",
      role: "predicate",
      why: "*Turns* calls for the singular, and the words that follow tell who introduced the stain.",
    },
  ],
};
