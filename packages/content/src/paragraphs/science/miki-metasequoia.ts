import type { Paragraph } from "../paragraph.ts";

export const mikiMetasequoia: Paragraph = {
  id: "miki-metasequoia",
  version: 2,
  field: "science",
  source: "Textbooks on paleobotany; reference works on conifers",
  text:
    "In 1941, Shigeru Miki, a Japanese paleobotanist, gave the name *Metasequoia* to a genus of conifers " +
    "known only from fossils. However, specimens gathered soon afterward from living trees in central China " +
    "proved to belong to the same genus, as Chinese botanists Hu Xiansu and Zheng Wanjun announced in 1948.",
  joints: [
    {
      kind: "inset",
      after: "a Japanese paleobotanist",
      next: "gave the name *Metasequoia* to a genus of conifers known only from fossils",
      verb: "gave",
      front: "In 1941",
    },
    { kind: "title-and-name", title: "Chinese botanists", after: "Hu Xiansu and Zheng Wanjun" },
    {
      kind: "verb-and-complement",
      after: "the name *Metasequoia* to a genus of conifers known only from fossils",
      verb: "gave",
    },
    { kind: "noun-and-phrase", after: "of conifers known only from fossils" },
    { kind: "preposition-and-object", after: "living trees in central China" },
    {
      kind: "turning-clauses",
      after:
        "However, specimens gathered soon afterward from living trees in central China proved to belong to the same genus",
      verbs: ["gave", "proved"],
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to belong", base: "belong", beside: "proved" },
    {
      kind: "finite",
      verb: "gave",
      base: "give",
      subject: "Shigeru Miki",
      number: "singular",
      tense: "past",
      time: "In 1941",
    },
    {
      kind: "finite",
      verb: "proved",
      base: "prove",
      subject: "specimens",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "sequence"],
      words: "However",
      first:
        "In 1941, Shigeru Miki, a Japanese paleobotanist, gave the name *Metasequoia* to a genus of conifers known only from fossils",
      second:
        "specimens gathered soon afterward from living trees in central China proved to belong to the same genus",
      why: "The first statement says that Miki gave the name *Metasequoia* to conifers known only from fossils, but the second reports that living trees in China proved to belong to *Metasequoia*.",
    },
  ],
};
