import type { Paragraph } from "../paragraph.ts";

export const coffeySchool: Paragraph = {
  id: "coffey-school",
  version: 3,
  field: "history",
  source: "Histories of aviation; biographies of Willa Brown",
  text:
    "Several graduates of the Coffey School of Aeronautics, which pilots Willa Brown and Cornelius Coffey " +
    "founded near Chicago in the 1930s, were among the Black aviators who trained for military service at " +
    "Tuskegee, Alabama. Brown, moreover, pressed the federal government to admit Black students to its " +
    "program for civilian pilots.",
  joints: [
    {
      kind: "inset",
      after: "which pilots Willa Brown and Cornelius Coffey founded near Chicago in the 1930s",
      next: "were among the Black aviators who trained for military service at Tuskegee, Alabama",
      verb: "were",
    },
    {
      kind: "turning-clauses",
      after:
        "Brown, moreover, pressed the federal government to admit Black students to its program for civilian pilots",
      verbs: ["were", "pressed"],
    },
    { kind: "title-and-name", title: "pilots", after: "Willa Brown and Cornelius Coffey" },
    { kind: "noun-and-phrase", after: "of the Coffey School of Aeronautics" },
    { kind: "noun-and-phrase", after: "for civilian pilots" },
    { kind: "preposition-and-object", after: "military service" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "Several graduates",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "pressed",
      base: "press",
      subject: "Brown, moreover,",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "addition",
      also: ["cause", "emphasis", "similarity"],
      words: "moreover",
      first:
        "Several graduates of the Coffey School of Aeronautics, which pilots Willa Brown and Cornelius Coffey " +
        "founded near Chicago in the 1930s, were among the Black aviators who trained for military service at " +
        "Tuskegee, Alabama",
      second:
        "Brown pressed the federal government to admit Black students to its program for civilian pilots",
      why: "The first statement says that graduates of the Coffey School were among the aviators who trained at Tuskegee, and the second says that Brown pressed the government to admit Black students to its program for pilots.",
    },
  ],
  pronouns: [
    { word: "its", at: "its program for civilian pilots", antecedent: "the federal government" },
  ],
  nouns: [
    {
      at: "graduates of the Coffey",
      word: "graduates",
      forms: ["graduate", "graduates", "graduate's", "graduates'"],
      counted: "Several",
      role: "predicate",
      why: "Several graduates are meant, and the words that follow tell which school they attended.",
    },
  ],
};
