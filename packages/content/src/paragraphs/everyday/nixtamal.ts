import type { Paragraph } from "../paragraph.ts";

export const nixtamal: Paragraph = {
  id: "nixtamal",
  field: "everyday",
  source: "Encyclopedias of food; histories of nutrition",
  text:
    "Since ancient times, cooks in Mexico and Central America have simmered dried maize with lime, a step that " +
    "frees the niacin in the grain. European farmers adopted the plant in the sixteenth century; unfortunately, " +
    "they did not adopt the lime. Pellagra, a disease that a lack of niacin causes, became common in regions where " +
    "maize was the chief food of the poor.",
  joints: [
    {
      kind: "inset",
      after: "a disease that a lack of niacin causes",
      then: "became common in regions where maize was the chief food of the poor",
      verb: "became",
    },
    { kind: "noun-and-phrase", after: "of the poor" },
    { kind: "noun-and-phrase", after: "in the grain" },
    { kind: "noun-and-phrase", after: "of niacin" },
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
      words: "unfortunately",
      first: "European farmers adopted the plant in the sixteenth century",
      second: "they did not adopt the lime",
      why: "The second statement is not a cause or an example of the first; the word judges it as a misfortune, which the disease in the last sentence confirms.",
    },
  ],
};
