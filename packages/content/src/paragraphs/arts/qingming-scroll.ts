import type { Paragraph } from "../paragraph.ts";

export const qingmingScroll: Paragraph = {
  id: "qingming-scroll",
  version: 2,
  field: "arts",
  source: "Standard histories of Chinese painting; museum notes on handscrolls",
  text:
    "*Along the River During the Qingming Festival*, a painting on silk by Song dynasty artist Zhang Zeduan, " +
    "is more than five meters long, but it was not made to be displayed at full length. A viewer unrolled one " +
    "section with the left hand and rolled up another with the right, passing gradually from quiet fields to " +
    "the crowded streets of a city.",
  joints: [
    {
      kind: "inset",
      after: "a painting on silk by Song dynasty artist Zhang Zeduan",
      next: "is more than five meters long",
      verb: "is",
    },
    {
      kind: "coordinated",
      after: "it was not made to be displayed at full length",
      verbs: ["is", "was not made"],
    },
    { kind: "title-and-name", title: "Song dynasty artist", after: "Zhang Zeduan" },
    {
      kind: "second-verb",
      after: "rolled up another with the right",
      verbs: ["unrolled", "rolled"],
    },
    {
      kind: "outcome",
      after: "passing gradually from quiet fields to the crowded streets of a city",
      verbs: ["unrolled"],
    },
    { kind: "noun-and-phrase", after: "of a city" },
    {
      kind: "subject-and-verb",
      after: "unrolled one section with the left hand and rolled up another with the right",
      verb: "unrolled",
    },
  ],
  verbs: [
    { kind: "outcome", verb: "passing", base: "pass", beside: "unrolled" },
    {
      kind: "finite",
      verb: "unrolled",
      base: "unroll",
      subject: "A viewer",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "it", at: "it was not made", antecedent: "a painting" }],
};
