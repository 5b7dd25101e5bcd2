import type { Paragraph } from "../paragraph.ts";

export const boseCrescograph: Paragraph = {
  id: "bose-crescograph",
  version: 2,
  field: "science",
  source: "Histories of science in India; biographical dictionaries",
  text:
    "Jagadish Chandra Bose, a physicist who turned to botany around 1900, hoped to measure the growth of a " +
    "plant from one second to the next. To this end, he devised the crescograph, an instrument that magnifies " +
    "the movements of a plant some ten thousand times and records them on a plate of smoked glass.",
  joints: [
    {
      kind: "inset",
      after: "a physicist who turned to botany around 1900",
      next: "hoped to measure the growth of a plant from one second to the next",
      verb: "hoped",
    },
    {
      kind: "verb-and-complement",
      after:
        "the crescograph, an instrument that magnifies the movements of a plant some ten thousand times",
      verb: "devised",
    },
    { kind: "noun-and-phrase", after: "of smoked glass" },
    { kind: "preposition-and-object", after: "a plate of smoked glass" },
    {
      kind: "second-verb",
      after: "records them on a plate of smoked glass",
      verbs: ["magnifies", "records"],
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to measure", base: "measure", beside: "hoped" },
    {
      kind: "finite",
      verb: "hoped",
      base: "hope",
      subject: "Jagadish Chandra Bose",
      number: "singular",
      tense: "past",
    },
    {
      kind: "relative",
      verb: "magnifies",
      base: "magnify",
      antecedent: "an instrument",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause"],
      words: "To this end",
      first:
        "Jagadish Chandra Bose, a physicist who turned to botany around 1900, hoped to measure the growth of a plant from one second to the next",
      second:
        "he devised the crescograph, an instrument that magnifies the movements of a plant some ten thousand times and records them on a plate of smoked glass",
      why: "The first statement says that Bose hoped to measure the growth of a plant from second to second, and the second says that Bose devised an instrument that magnifies and records the movements of a plant.",
    },
  ],
};
