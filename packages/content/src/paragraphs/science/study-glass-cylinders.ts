import type { Paragraph } from "../paragraph.ts";

export const studyGlassCylinders: Paragraph = {
  id: "study-glass-cylinders",
  field: "science",
  source: "Standard histories of climate science; biographies of Eunice Foote",
  text:
    "In 1856, Eunice Foote, an American scientist without a university post, placed glass cylinders filled with " +
    "different gases in sunlight and recorded their temperatures. The cylinder that held carbon dioxide grew " +
    "warmer than the others and took much longer to cool; accordingly, Foote proposed that an atmosphere rich in " +
    "the gas would give Earth a higher temperature.",
  joints: [
    {
      kind: "clauses",
      after:
        "The cylinder that held carbon dioxide grew warmer than the others and took much longer to cool",
      verbs: ["placed", "grew"],
    },
    {
      kind: "inset",
      after: "an American scientist without a university post",
      then: "placed glass cylinders filled with different gases in sunlight and recorded their temperatures",
      verb: "placed",
      front: "In 1856",
    },
    { kind: "second-verb", after: "recorded their temperatures", verbs: ["placed", "recorded"] },
    {
      kind: "essential",
      after: "that held carbon dioxide",
      then: "grew warmer than the others and took much longer to cool",
      verb: "grew",
    },
    { kind: "second-verb", after: "took much longer to cool", verbs: ["grew", "took"] },
    {
      kind: "turning-clauses",
      after:
        "accordingly, Foote proposed that an atmosphere rich in the gas would give Earth a higher temperature",
      verbs: ["grew", "proposed"],
    },
    { kind: "preposition-and-object", after: "different gases" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "grew",
      base: "grow",
      subject: "The cylinder",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "placed",
      base: "place",
      subject: "Eunice Foote",
      number: "singular",
      tense: "past",
      time: "In 1856",
    },
  ],
  turns: [
    {
      relation: "cause",
      words: "accordingly",
      first:
        "The cylinder that held carbon dioxide grew warmer than the others and took much longer to cool",
      second:
        "Foote proposed that an atmosphere rich in the gas would give Earth a higher temperature",
      why: "The first statement is the result of the experiment, and the second is the inference that Foote drew from it.",
    },
  ],
  pronouns: [{ word: "their", at: "their temperatures", antecedent: "glass cylinders" }],
};
