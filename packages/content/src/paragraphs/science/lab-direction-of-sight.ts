import type { Paragraph } from "../paragraph.ts";

export const labDirectionOfSight: Paragraph = {
  id: "lab-direction-of-sight",
  version: 2,
  field: "science",
  source: "Histories of optics; editions of the Book of Optics",
  text:
    "Euclid and Ptolemy held that the eye sees an object by sending out rays toward it. In his *Book of " +
    "Optics*, by contrast, eleventh-century mathematician Ibn al-Haytham maintained that light travels from " +
    "the object to the eye. As evidence, he cited the pain that very bright lights cause in the eye.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "In his *Book of Optics*, by contrast, eleventh-century mathematician Ibn al-Haytham maintained that " +
        "light travels from the object to the eye",
      verbs: ["held", "maintained"],
    },
    {
      kind: "verb-and-complement",
      after: "that the eye sees an object by sending out rays toward it",
      verb: "held",
    },
    { kind: "title-and-name", title: "eleventh-century mathematician", after: "Ibn al-Haytham" },
    { kind: "preposition-and-object", after: "sending out rays toward it" },
    {
      kind: "verb-and-complement",
      after: "the pain that very bright lights cause in the eye",
      verb: "cited",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "sees",
      base: "see",
      subject: "the eye",
      number: "singular",
      tense: "present",
    },
    { kind: "preposition", verb: "sending", base: "send", beside: "sees" },
    {
      kind: "finite",
      verb: "cause",
      base: "cause",
      subject: "very bright lights",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession", "replacement", "sequence"],
      words: "by contrast",
      first: "Euclid and Ptolemy held that the eye sees an object by sending out rays toward it",
      second:
        "In his *Book of Optics* eleventh-century mathematician Ibn al-Haytham maintained that light travels from " +
        "the object to the eye",
      why: "The first statement says that Euclid and Ptolemy thought that the eye sends out rays toward an object, whereas the second says that Ibn al-Haytham maintained that light travels from an object to the eye.",
    },
  ],
};
