import type { Paragraph } from "../paragraph.ts";

export const moreSchoolsWithoutExaminations: Paragraph = {
  id: "more-schools-without-examinations",
  version: 3,
  field: "society",
  source: "Histories of Danish education; encyclopedias of adult education",
  text:
    "The folk high schools of Denmark, which have spread to many countries since the first was opened in " +
    "1844, were designed to educate rural adults without examinations and to rely on one instrument above all " +
    "others: the spoken word.",
  coda: "These schools' first students were chiefly young farmers.",
  joints: [
    {
      kind: "inset",
      after: "which have spread to many countries since the first was opened in 1844",
      next: "were designed to educate rural adults without examinations and to rely on one instrument above all others",
      verb: "were designed",
    },
    { kind: "noun-and-phrase", after: "of Denmark" },
    { kind: "preposition-and-object", after: "all others" },
    { kind: "preposition-and-object", after: "many countries" },
  ],
  verbs: [{ kind: "infinitive", verb: "to educate", base: "educate", beside: "designed" }],
  turns: [],
  nouns: [
    {
      at: "schools' first students",
      word: "schools'",
      forms: ["school", "schools", "school's", "schools'"],
      counted: "These",
      role: "owned",
      why: "With *these*, several schools are meant, and the students were theirs.",
    },
  ],
};
