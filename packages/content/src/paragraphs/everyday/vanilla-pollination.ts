import type { Paragraph } from "../paragraph.ts";

export const vanillaPollination: Paragraph = {
  id: "vanilla-pollination",
  field: "everyday",
  source: "Encyclopedias of food; histories of botany",
  text:
    "Vanilla vines brought from Mexico to Réunion, an island in the Indian Ocean, bore almost no pods because the " +
    "bees that visit them in Mexico were absent. In 1841, Edmond Albius, an enslaved boy of twelve, solved the " +
    "problem with the simplest of tools: a thin stick of bamboo. Since then, growers of vanilla have pollinated " +
    "the flowers by hand.",
  joints: [
    {
      kind: "inset",
      after: "an enslaved boy of twelve",
      then: "solved the problem with the simplest of tools",
      verb: "solved",
      front: "In 1841",
    },
    { kind: "answer", after: "a thin stick of bamboo", verbs: ["solved"] },
    { kind: "noun-and-phrase", after: "of vanilla" },
    { kind: "noun-and-phrase", after: "of bamboo" },
    { kind: "noun-and-phrase", after: "of twelve" },
    {
      kind: "restrictive-last",
      after: "because the bees that visit them in Mexico were absent",
      verbs: ["bore", "were"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have pollinated",
      base: "pollinate",
      subject: "growers",
      number: "plural",
      tense: "perfect",
      time: "Since then",
    },
    { kind: "relative", verb: "visit", base: "visit", antecedent: "the bees", number: "plural" },
    {
      kind: "finite",
      verb: "bore",
      base: "bear",
      subject: "Vanilla vines",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
