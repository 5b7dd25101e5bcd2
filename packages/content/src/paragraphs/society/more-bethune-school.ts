import type { Paragraph } from "../paragraph.ts";

export const moreBethuneSchool: Paragraph = {
  id: "more-bethune-school",
  field: "society",
  source: "Encyclopedias of African American history; histories of education",
  text:
    "The school for girls that the educator Mary McLeod Bethune opened in 1904 occupied a rented house in " +
    "Daytona Beach, Florida. The first pupils sat on crates and wrote with ink that was made from berries. " +
    "As funds grew, a campus was acquired; subsequently, in 1923, the school merged with the Cookman " +
    "Institute, an older school in Jacksonville, becoming the college that is now Bethune-Cookman University.",
  joints: [
    {
      kind: "second-verb",
      after: "wrote with ink that was made from berries",
      verbs: ["sat", "wrote"],
    },
    { kind: "title-and-name", after: "Mary McLeod Bethune" },
    { kind: "dependent-first", after: "a campus was acquired", verbs: ["grew", "was acquired"] },
    { kind: "preposition-and-object", after: "berries" },
    {
      kind: "subject-and-verb",
      after: "occupied a rented house in Daytona Beach, Florida",
      verb: "occupied",
    },
    { kind: "noun-and-phrase", after: "for girls" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "sat",
      base: "sit",
      subject: "The first pupils",
      number: "plural",
      tense: "past",
    },
    { kind: "outcome", verb: "becoming", base: "become", beside: "merged" },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["addition"],
      words: "subsequently",
      first: "a campus was acquired",
      second:
        "in 1923, the school merged with the Cookman Institute, an older school in Jacksonville, becoming the college that is now Bethune-Cookman University",
      why: "The first statement tells of one stage in the growth of the school, and the second tells of a later one.",
    },
  ],
};
