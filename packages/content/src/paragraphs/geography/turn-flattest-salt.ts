import type { Paragraph } from "../paragraph.ts";

export const turnFlattestSalt: Paragraph = {
  id: "turn-flattest-salt",
  version: 2,
  field: "geography",
  source: "Textbooks of remote sensing; guides to Bolivia",
  text:
    "The Salar de Uyuni, a salt flat in the Bolivian Andes, covers more than ten thousand square kilometers, " +
    "yet its surface rises and falls by less than a meter. Researchers hoped to test the accuracy of " +
    "satellites that measure height. To this end, they crossed the flat with precise GPS receivers in 2002. " +
    "The bright surface has a further use: because it reflects light evenly, operators may use it to adjust " +
    "cameras in orbit.",
  joints: [
    {
      kind: "inset",
      after: "a salt flat in the Bolivian Andes",
      next: "covers more than ten thousand square kilometers",
      verb: "covers",
    },
    { kind: "verb-and-complement", after: "to test the accuracy of satellites", verb: "hoped" },
    { kind: "clauses", after: "The bright surface has a further use", verbs: ["crossed", "has"] },
    { kind: "noun-and-phrase", after: "of satellites that measure height" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "covers",
      base: "cover",
      subject: "The Salar de Uyuni",
      number: "singular",
      tense: "present",
    },
    { kind: "infinitive", verb: "to test", base: "test", beside: "hoped" },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "sequence"],
      words: "To this end",
      first: "Researchers hoped to test the accuracy of satellites that measure height",
      second: "they crossed the flat with precise GPS receivers in 2002",
      why: "The first statement says that researchers hoped to test the accuracy of satellites that measure height, and the second reports that researchers crossed the salt flat with precise GPS receivers in 2002.",
    },
  ],
};
