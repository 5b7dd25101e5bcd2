import type { Paragraph } from "../paragraph.ts";

export const marathonDistance: Paragraph = {
  id: "marathon-distance",
  version: 2,
  field: "everyday",
  source: "Encyclopedias of sport; histories of the Olympic Games",
  text:
    "The governing body of track and field adopted a standard length for the marathon in 1921: 26 miles and 385 " +
    "yards. The figure comes from the London Olympic Games of 1908, where the course led from Windsor Castle to " +
    "a finish line in front of the royal box; earlier marathons had varied by a mile or more.",
  joints: [
    { kind: "noun-and-phrase", after: "of track and field" },
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
      subject: "The governing body",
      number: "singular",
      tense: "past",
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
