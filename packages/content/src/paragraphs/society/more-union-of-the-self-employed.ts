import type { Paragraph } from "../paragraph.ts";

export const moreUnionOfTheSelfEmployed: Paragraph = {
  id: "more-union-of-the-self-employed",
  version: 2,
  field: "society",
  source: "Histories of labor in India; encyclopedias of social movements",
  text:
    "The members of a proposed union of women who sewed, carried loads, and sold vegetables in Ahmedabad, " +
    "India, were told by officials that they could not register because they had no employer. Lawyer Ela " +
    "Bhatt managed to overcome this objection in 1972, arguing that workers may unite to advance their own " +
    "interests. A bank that the members founded in 1974 has offered them something that few other banks would " +
    "grant: loans of very small sums.",
  joints: [
    {
      kind: "outcome",
      after: "arguing that workers may unite to advance their own interests",
      verbs: ["managed"],
    },
    { kind: "title-and-name", title: "Lawyer", after: "Ela Bhatt" },
    { kind: "noun-and-phrase", after: "of very small sums" },
    { kind: "noun-and-phrase", after: "of a proposed union of women" },
    { kind: "verb-and-complement", after: "to overcome this objection in 1972", verb: "managed" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to overcome", base: "overcome", beside: "managed" },
    {
      kind: "finite",
      verb: "were told",
      base: "tell",
      subject: "The members",
      number: "plural",
      tense: "past",
    },
    { kind: "outcome", verb: "arguing", base: "argue", beside: "managed" },
  ],
  turns: [],
};
