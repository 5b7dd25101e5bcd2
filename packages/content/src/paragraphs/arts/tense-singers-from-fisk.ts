import type { Paragraph } from "../paragraph.ts";

export const tenseSingersFromFisk: Paragraph = {
  id: "tense-singers-from-fisk",
  version: 2,
  field: "arts",
  source: "Histories of African American music; encyclopedia entries on the Fisk Jubilee Singers",
  text:
    "In 1871, nine students at Fisk University, most of them born into slavery, left Nashville and began a " +
    "tour designed to raise money for their school. They performed mainly ballads and anthems. Later, " +
    "spirituals formed the center of each program. By 1878, the income from concerts by the Fisk Jubilee " +
    "Singers had reached about 150,000 dollars, much of which paid for Jubilee Hall, the first permanent " +
    "building of the university.",
  joints: [
    {
      kind: "inset",
      after: "most of them born into slavery",
      next: "left Nashville and began a tour designed to raise money for their school",
      verb: "left",
      front: "In 1871",
    },
    {
      kind: "second-verb",
      after: "began a tour designed to raise money for their school",
      verbs: ["left", "began"],
    },
    {
      kind: "turning-clauses",
      after: "Later, spirituals formed the center of each program",
      verbs: ["performed", "formed"],
    },
    { kind: "subject-and-verb", after: "had reached about 150,000 dollars", verb: "had reached" },
    { kind: "verb-and-complement", after: "about 150,000 dollars", verb: "had reached" },
    { kind: "noun-and-phrase", after: "of each program" },
    { kind: "preposition-and-object", after: "slavery" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had reached",
      base: "reach",
      subject: "the income",
      number: "singular",
      tense: "past-perfect",
      time: "By 1878",
    },
    {
      kind: "finite",
      verb: "left",
      base: "leave",
      subject: "nine students",
      number: "plural",
      tense: "past",
      time: "In 1871",
    },
    { kind: "infinitive", verb: "to raise", base: "raise", beside: "designed" },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["contrast"],
      words: "Later",
      first: "They performed mainly ballads and anthems",
      second: "spirituals formed the center of each program",
      why: "The first statement says that the singers began their tour with mainly ballads and anthems, and the second says that spirituals came to form the center of each program.",
    },
  ],
  pronouns: [{ word: "their", at: "their school", antecedent: "nine students" }],
};
