import type { Paragraph } from "../paragraph.ts";

export const lutzTreeFrogs: Paragraph = {
  id: "lutz-tree-frogs",
  version: 2,
  field: "science",
  source: "Biographical dictionaries; histories of zoology in Brazil",
  text:
    "Bertha Lutz, who was born in Brazil in 1894, gained distinction in both science and politics. At the " +
    "National Museum in Rio de Janeiro, she studied frogs for half a century, publishing the results in " +
    "*Brazilian Species of Hyla* (1973). Moreover, she led the campaign that won the women of her country the " +
    "right to vote, which was granted in 1932.",
  joints: [
    {
      kind: "inset",
      after: "who was born in Brazil in 1894",
      next: "gained distinction in both science and politics",
      verb: "gained",
    },
    {
      kind: "outcome",
      after: "publishing the results in *Brazilian Species of Hyla*",
      verbs: ["studied"],
    },
    {
      kind: "turning-clauses",
      after: "Moreover, she led the campaign that won the women of her country the right to vote",
      verbs: ["studied", "led"],
    },
    {
      kind: "verb-and-complement",
      after: "the campaign that won the women of her country the right to vote",
      verb: "led",
    },
    { kind: "noun-and-phrase", after: "of her country" },
    { kind: "preposition-and-object", after: "both science and politics" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to vote", base: "vote", beside: "right" },
    {
      kind: "finite",
      verb: "gained",
      base: "gain",
      subject: "Bertha Lutz",
      number: "singular",
      tense: "past",
    },
    { kind: "outcome", verb: "publishing", base: "publish", beside: "studied" },
  ],
  turns: [
    {
      relation: "addition",
      also: ["similarity"],
      words: "Moreover",
      first:
        "At the National Museum in Rio de Janeiro, she studied frogs for half a century, publishing the results in *Brazilian Species of Hyla* (1973)",
      second:
        "she led the campaign that won the women of her country the right to vote, which was granted in 1932",
      why: "The first statement says that Lutz studied frogs for half a century and published her results, and the second says that Lutz led the campaign that won the women of Brazil the right to vote.",
    },
  ],
};
