import type { Paragraph } from "../paragraph.ts";

export const laetoliFootprints: Paragraph = {
  id: "laetoli-footprints",
  version: 3,
  field: "science",
  source: "Textbooks on human origins; histories of archaeology in East Africa",
  text:
    "Digging at Laetoli, a site in northern Tanzania, a team led by paleoanthropologist Mary Leakey uncovered " +
    "a trail of footprints that had been pressed into fresh volcanic ash about 3.6 million years ago. The " +
    "marks of the big toe lie in line with those of the others, indicating that the creatures that left the " +
    "trail walked upright as people do.",
  joints: [
    { kind: "title-and-name", title: "paleoanthropologist", after: "Mary Leakey" },
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
  modifiers: [
    {
      opening: "Digging at Laetoli, a site in northern Tanzania",
      clause:
        "a team led by paleoanthropologist Mary Leakey uncovered a trail of footprints that had been pressed into " +
        "fresh volcanic ash about 3.6 million years ago",
      noun: "a team led by paleoanthropologist Mary Leakey",
      kind: "person",
      wrong: [
        {
          clause:
            "a trail of footprints pressed into fresh volcanic ash about 3.6 million years ago was brought to light " +
            "by a team led by paleoanthropologist Mary Leakey",
          noun: "a trail of footprints",
          kind: "thing",
          reason: "A trail of footprints does not dig; the team did.",
        },
        {
          clause:
            "fresh volcanic ash of about 3.6 million years ago held a trail of footprints that a team led by " +
            "paleoanthropologist Mary Leakey uncovered",
          noun: "fresh volcanic ash",
          kind: "thing",
          reason: "Ash does not dig.",
        },
        {
          clause:
            "the work of a team led by paleoanthropologist Mary Leakey brought to light a trail of footprints pressed " +
            "into fresh volcanic ash about 3.6 million years ago",
          noun: "the work of a team",
          kind: "idea",
          reason: "The noun after the comma is *work*; the team was digging.",
        },
      ],
    },
  ],
};
