import type { Paragraph } from "../paragraph.ts";

export const marathonDistance: Paragraph = {
  id: "marathon-distance",
  field: "everyday",
  source: "Encyclopedias of sport; histories of the Olympic Games",
  text:
    "In 1921, the governing body of athletics adopted a standard length for the marathon: 26 miles and 385 yards. " +
    "The figure comes from the London Olympic Games of 1908, where the course led from Windsor Castle to a finish " +
    "line in front of the royal box; earlier marathons had varied by a mile or more.",
  joints: [
    { kind: "answer", after: "26 miles and 385 yards", verbs: ["adopted"] },
    { kind: "noun-and-phrase", after: "of athletics" },
    { kind: "noun-and-phrase", after: "for the marathon" },
    { kind: "noun-and-phrase", after: "in front of the royal box" },
    {
      kind: "subject-and-verb",
      after:
        "comes from the London Olympic Games of 1908, where the course led from Windsor Castle to a finish line in front of the royal box",
      verb: "comes",
    },
    {
      kind: "clauses",
      after: "earlier marathons had varied by a mile or more",
      verbs: ["comes", "had varied"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "adopted",
      base: "adopt",
      subject: "the governing body",
      number: "singular",
      tense: "past",
      time: "In 1921",
    },
    {
      kind: "finite",
      verb: "comes",
      base: "come",
      subject: "The figure",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
