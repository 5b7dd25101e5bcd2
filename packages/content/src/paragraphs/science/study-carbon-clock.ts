import type { Paragraph } from "../paragraph.ts";

export const studyCarbonClock: Paragraph = {
  id: "study-carbon-clock",
  version: 2,
  field: "science",
  source: "Textbooks on archaeology and nuclear chemistry",
  text:
    "In the late 1940s, American chemist Willard Libby tested his method of radiocarbon dating on wood from " +
    "Egyptian tombs whose ages historians had already established. The half-life of carbon 14, the isotope " +
    "that the method uses, is now put at about 5,730 years. That is, half of the atoms of carbon 14 in an " +
    "organism that died 5,730 years ago have since decayed.",
  joints: [
    {
      kind: "clauses",
      after:
        "The half-life of carbon 14, the isotope that the method uses, is now put at about 5,730 years",
      verbs: ["tested", "is"],
    },
    { kind: "title-and-name", title: "American chemist", after: "Willard Libby" },
    {
      kind: "inset",
      after: "the isotope that the method uses",
      next: "is now put at about 5,730 years",
      verb: "is",
    },
    {
      kind: "noun-and-phrase",
      after: "of the atoms of carbon 14 in an organism that died 5,730 years ago",
    },
    {
      kind: "preposition-and-object",
      after: "Egyptian tombs whose ages historians had already established",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "tested",
      base: "test",
      subject: "American chemist Willard Libby",
      number: "singular",
      tense: "past",
      time: "In the late 1940s",
    },
    {
      kind: "finite",
      verb: "uses",
      base: "use",
      subject: "the method",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "example"],
      words: "That is",
      first:
        "The half-life of carbon 14, the isotope that the method uses, is now put at about 5,730 years",
      second:
        "half of the atoms of carbon 14 in an organism that died 5,730 years ago have since decayed",
      why: "The first statement says that the half-life of carbon 14 is about 5,730 years, and the second says that half of the carbon 14 in an organism that died 5,730 years ago has decayed.",
    },
  ],
};
