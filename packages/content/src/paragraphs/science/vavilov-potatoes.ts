import type { Paragraph } from "../paragraph.ts";

export const vavilovPotatoes: Paragraph = {
  id: "vavilov-potatoes",
  version: 2,
  field: "science",
  source: "Histories of agriculture; textbooks on plant breeding",
  text:
    "Russian botanist Nikolai Vavilov, who led expeditions to five continents in the early twentieth century, " +
    "held that a crop was first cultivated in the region where its varieties are most diverse. For example, " +
    "he traced the potato to the Andes Mountains, whose farmers grow thousands of kinds, many of them found " +
    "nowhere else.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "For example, he traced the potato to the Andes Mountains, whose farmers grow thousands of kinds",
      verbs: ["held", "traced"],
    },
    {
      kind: "inset",
      after: "who led expeditions to five continents in the early twentieth century",
      next: "held that a crop was first cultivated in the region where its varieties are most diverse",
      verb: "held",
    },
    { kind: "title-and-name", title: "Russian botanist", after: "Nikolai Vavilov" },
    { kind: "noun-and-phrase", after: "to five continents" },
    { kind: "preposition-and-object", after: "the early twentieth century" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "held",
      base: "hold",
      subject: "Russian botanist Nikolai Vavilov",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "its varieties",
      number: "plural",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "led",
      base: "lead",
      antecedent: "Russian botanist Nikolai Vavilov",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "sequence", "purpose"],
      words: "For example",
      first:
        "Russian botanist Nikolai Vavilov, who led expeditions to five continents in the early twentieth century, " +
        "held that a crop was first cultivated in the region where its varieties are most diverse",
      second:
        "he traced the potato to the Andes Mountains, whose farmers grow thousands of kinds, many of them found nowhere else",
      why: "The first statement says that Vavilov held that crops were first cultivated where their varieties are most diverse, and the second says that Vavilov traced the potato to the Andes, where farmers grow thousands of kinds.",
    },
  ],
  pronouns: [{ word: "its", at: "its varieties are", antecedent: "a crop" }],
};
