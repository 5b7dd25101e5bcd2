import type { Paragraph } from "../paragraph.ts";

export const nixtamal: Paragraph = {
  id: "nixtamal",
  version: 2,
  field: "everyday",
  source: "Encyclopedias of food; histories of nutrition",
  text:
    "Since ancient times, cooks in Mexico and Central America have simmered dried maize with mineral lime, a " +
    "step that frees the niacin in the grain. Europeans of the sixteenth century adopted maize but not this " +
    "step. Unfortunately, the body absorbs little of the niacin in untreated kernels. Pellagra, a disease " +
    "that a lack of niacin causes, became common in regions where maize was the chief food of the poor.",
  joints: [
    {
      kind: "inset",
      after: "a disease that a lack of niacin causes",
      next: "became common in regions where maize was the chief food of the poor",
      verb: "became",
    },
    { kind: "noun-and-phrase", after: "of the poor" },
    { kind: "noun-and-phrase", after: "in untreated kernels" },
    { kind: "noun-and-phrase", after: "of the sixteenth century" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have simmered",
      base: "simmer",
      subject: "cooks",
      number: "plural",
      tense: "perfect",
      time: "Since ancient times",
    },
    { kind: "relative", verb: "frees", base: "free", antecedent: "a step", number: "singular" },
    {
      kind: "finite",
      verb: "became",
      base: "become",
      subject: "Pellagra",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "evaluation",
      also: ["contrast", "concession"],
      words: "Unfortunately",
      first: "Europeans of the sixteenth century adopted maize but not this step",
      second: "the body absorbs little of the niacin in untreated kernels",
      why: "The first statement says that Europeans adopted maize without the step that frees its niacin, but the second says that the body absorbs little of the niacin in untreated maize.",
    },
  ],
};
