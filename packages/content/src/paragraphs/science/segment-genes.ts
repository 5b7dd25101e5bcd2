import type { Paragraph } from "../paragraph.ts";

export const segmentGenes: Paragraph = {
  id: "segment-genes",
  field: "science",
  source: "Textbooks on developmental biology; histories of genetics",
  text:
    "By examining thousands of mutant fruit flies, Christiane Nüsslein-Volhard, a German biologist, and her " +
    "colleague Eric Wieschaus identified the genes that divide an embryo into segments. In 1980, the two " +
    "scientists sorted these genes into three classes: gap genes, pair-rule genes, and segment-polarity " +
    "genes.",
  joints: [
    {
      kind: "list",
      after: "gap genes, pair-rule genes, and segment-polarity genes",
      verbs: ["sorted"],
    },
    { kind: "items", items: ["gap genes", "pair-rule genes", "segment-polarity genes"] },
    {
      kind: "front",
      after:
        "Christiane Nüsslein-Volhard, a German biologist, and her colleague Eric Wieschaus identified the genes that divide an embryo into segments",
      verbs: ["identified"],
    },
    {
      kind: "clauses",
      after: "In 1980, the two scientists sorted these genes into three classes",
      verbs: ["identified", "sorted"],
    },
    {
      kind: "verb-and-complement",
      after: "the genes that divide an embryo into segments",
      verb: "identified",
    },
    { kind: "preposition-and-object", after: "three classes" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "sorted",
      base: "sort",
      subject: "the two scientists",
      number: "plural",
      tense: "past",
      time: "In 1980",
    },
    { kind: "relative", verb: "divide", base: "divide", antecedent: "the genes", number: "plural" },
    { kind: "preposition", verb: "examining", base: "examine", beside: "identified" },
  ],
  turns: [],
};
