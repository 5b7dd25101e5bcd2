import type { Paragraph } from "../paragraph.ts";

export const laetoliFootprints: Paragraph = {
  id: "laetoli-footprints",
  field: "science",
  source: "Textbooks on human origins; histories of archaeology in East Africa",
  text:
    "At Laetoli, a site in northern Tanzania, a team led by the paleoanthropologist Mary Leakey uncovered a " +
    "trail of footprints that had been pressed into fresh volcanic ash about 3.6 million years ago. The marks " +
    "of the big toe lie in line with those of the others, indicating that the creatures that left the trail " +
    "walked upright as people do.",
  joints: [
    { kind: "title-and-name", after: "Mary Leakey" },
    {
      kind: "outcome",
      after: "indicating that the creatures that left the trail walked upright as people do",
      verbs: ["lie"],
    },
    { kind: "subject-and-verb", after: "lie in line with those of the others", verb: "lie" },
    {
      kind: "verb-and-complement",
      after: "a trail of footprints that had been pressed into fresh volcanic ash",
      verb: "uncovered",
    },
    { kind: "noun-and-phrase", after: "of footprints" },
    {
      kind: "clauses",
      after: "The marks of the big toe lie in line with those of the others",
      verbs: ["uncovered", "lie"],
    },
    { kind: "preposition-and-object", after: "fresh volcanic ash" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "lie",
      base: "lie",
      subject: "The marks",
      number: "plural",
      tense: "present",
    },
    { kind: "outcome", verb: "indicating", base: "indicate", beside: "lie" },
    {
      kind: "relative",
      verb: "left",
      base: "leave",
      antecedent: "the creatures",
      number: "plural",
    },
  ],
  turns: [],
};
