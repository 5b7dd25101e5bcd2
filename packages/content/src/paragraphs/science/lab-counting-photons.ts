import type { Paragraph } from "../paragraph.ts";

export const labCountingPhotons: Paragraph = {
  id: "lab-counting-photons",
  version: 3,
  field: "science",
  source: "Biographies of Satyendra Nath Bose; histories of quantum theory",
  text:
    "In 1924, Satyendra Nath Bose, a physicist in Dhaka, derived the law of thermal radiation by counting " +
    "photons as particles that cannot be told apart. He sent his paper on the subject to Albert Einstein, who " +
    "translated it into German and arranged for its publication. Impressed by the argument, Einstein then " +
    "extended the method to atoms, predicting the state of matter that is now called the Bose-Einstein " +
    "condensate.",
  joints: [
    {
      kind: "inset",
      after: "a physicist in Dhaka",
      next: "derived the law of thermal radiation by counting photons as particles that cannot be told apart",
      verb: "derived",
      front: "In 1924",
    },
    {
      kind: "outcome",
      after: "predicting the state of matter that is now called the Bose-Einstein condensate",
      verbs: ["extended"],
    },
    {
      kind: "clauses",
      after: "He sent his paper on the subject to Albert Einstein",
      verbs: ["derived", "sent"],
    },
    {
      kind: "verb-and-complement",
      after:
        "the law of thermal radiation by counting photons as particles that cannot be told apart",
      verb: "derived",
    },
    { kind: "noun-and-phrase", after: "of thermal radiation" },
    {
      kind: "preposition-and-object",
      after: "counting photons as particles that cannot be told apart",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "derived",
      base: "derive",
      subject: "Satyendra Nath Bose",
      number: "singular",
      tense: "past",
      time: "In 1924",
    },
    { kind: "preposition", verb: "counting", base: "count", beside: "derived" },
    { kind: "outcome", verb: "predicting", base: "predict", beside: "extended" },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its publication", antecedent: "his paper" }],
  modifiers: [
    {
      opening: "Impressed by the argument",
      clause:
        "Einstein then extended the method to atoms, predicting the state of matter that is now called the Bose-Einstein condensate",
      noun: "Einstein",
      kind: "person",
      wrong: [
        {
          clause:
            "the method was then extended to atoms by Einstein, who predicted the state of matter that is now called the Bose-Einstein condensate",
          noun: "the method",
          kind: "idea",
          reason: "A method cannot be impressed; Einstein was.",
        },
        {
          clause:
            "Einstein's extension of the method to atoms then predicted the state of matter that is now called the Bose-Einstein condensate",
          noun: "Einstein's extension of the method to atoms",
          kind: "idea",
          reason: "The noun after the comma is *extension*; *Einstein's* only says who made it.",
        },
        {
          clause:
            "there followed Einstein's extension of the method to atoms, which predicted the state of matter now called the Bose-Einstein condensate",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who could be impressed.",
        },
      ],
    },
  ],
};
