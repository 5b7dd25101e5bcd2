import type { Paragraph } from "../paragraph.ts";

export const lederbergVelvet: Paragraph = {
  id: "lederberg-velvet",
  version: 2,
  field: "science",
  source: "Textbooks on microbiology; histories of genetics",
  text:
    "A method of copying colonies of bacteria from one dish to several others with a piece of velvet was " +
    "described in 1952 by American microbiologists Esther and Joshua Lederberg. When the copies were exposed " +
    "to an antibiotic, the surviving colonies appeared in the same positions in each dish; the bacteria had " +
    "thus become resistant before they encountered the drug.",
  joints: [
    {
      kind: "dependent-first",
      after: "the surviving colonies appeared in the same positions in each dish",
      verbs: ["were exposed", "appeared"],
    },
    { kind: "noun-and-phrase", after: "of bacteria" },
    { kind: "preposition-and-object", after: "a piece of velvet" },
    {
      kind: "subject-and-verb",
      after: "was described in 1952 by American microbiologists Esther and Joshua Lederberg",
      verb: "was described",
    },
    {
      kind: "title-and-name",
      title: "American microbiologists",
      after: "Esther and Joshua Lederberg",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "appeared",
      base: "appear",
      subject: "the surviving colonies",
      number: "plural",
      tense: "past",
    },
    { kind: "preposition", verb: "copying", base: "copy", beside: "was described" },
    {
      kind: "finite",
      verb: "was described",
      base: "describe",
      subject: "A method",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "they", at: "they encountered the drug", antecedent: "the bacteria" }],
};
