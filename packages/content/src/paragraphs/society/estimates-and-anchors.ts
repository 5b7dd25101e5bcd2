import type { Paragraph } from "../paragraph.ts";

export const estimatesAndAnchors: Paragraph = {
  id: "estimates-and-anchors",
  version: 3,
  field: "society",
  source: "Textbooks of psychology; histories of behavioral economics",
  text:
    "Numbers that have no bearing on a question can nevertheless influence the answers to it. Testing this " +
    "effect in an experiment reported in 1974, psychologists Amos Tversky and Daniel Kahneman spun a numbered " +
    "wheel before their subjects guessed the share of African countries in the United Nations. Those who had " +
    "seen the wheel stop at 65 gave far higher estimates than those who had seen it stop at 10.",
  joints: [
    {
      kind: "essential",
      after: "that have no bearing on a question",
      next: "can nevertheless influence the answers to it",
      verb: "can nevertheless influence",
    },
    {
      kind: "front",
      after: "psychologists Amos Tversky and Daniel Kahneman spun a numbered wheel",
      verbs: ["spun"],
    },
    {
      kind: "essential",
      after: "who had seen the wheel stop at 65",
      next: "gave far higher estimates than those who had seen it stop at 10",
      verb: "gave",
    },
    { kind: "noun-and-phrase", after: "of African countries in the United Nations" },
    {
      kind: "verb-and-complement",
      after: "far higher estimates than those who had seen it stop at 10",
      verb: "gave",
    },
    { kind: "title-and-name", title: "psychologists", after: "Amos Tversky" },
  ],
  verbs: [
    { kind: "relative", verb: "have", base: "have", antecedent: "Numbers", number: "plural" },
    {
      kind: "finite",
      verb: "guessed",
      base: "guess",
      subject: "their subjects",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "spun",
      base: "spin",
      subject: "psychologists Amos Tversky and Daniel Kahneman",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Testing this effect in an experiment reported in 1974",
      clause:
        "psychologists Amos Tversky and Daniel Kahneman spun a numbered wheel before their subjects guessed the " +
        "share of African countries in the United Nations",
      noun: "psychologists Amos Tversky and Daniel Kahneman",
      kind: "person",
      wrong: [
        {
          clause:
            "a numbered wheel was spun by psychologists Amos Tversky and Daniel Kahneman before their subjects " +
            "guessed the share of African countries in the United Nations",
          noun: "a numbered wheel",
          kind: "thing",
          reason: "The wheel was a tool of the test; it did not do the testing.",
        },
        {
          clause:
            "the share of African countries in the United Nations was guessed after psychologists Amos Tversky and " +
            "Daniel Kahneman had spun a numbered wheel",
          noun: "the share of African countries in the United Nations",
          kind: "idea",
          reason: "A share tests nothing.",
        },
        {
          clause:
            "there was a numbered wheel that the psychologists spun before their subjects guessed the share of African countries in the United Nations",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who was testing the effect.",
        },
      ],
    },
  ],
};
